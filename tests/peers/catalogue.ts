import fastify, { type FastifyReply } from 'fastify';
import { FORMS, type Form, type FormName, type PeerCall, type Query } from './catalogueForms.ts';
import { type SoundKind, serveSounds } from './sounds.ts';

/** Codes the catalogue server sends with HTTP 200, besides 200 itself. */
const SENT_AS_200 = new Set([201, 302, 400, 502, 800, 801, 802, 803]);

export interface CataloguePeer {
  url: string;
  /** The next answer to this call (with these parameters) takes this form. */
  next<Call extends PeerCall>(call: Call, form: FormName<Call>, only?: Query): void;
  /** Every answer from now on does; what was said last counts first. */
  always<Call extends PeerCall>(call: Call, form: FormName<Call>, only?: Query): void;
  /** Answers wait until the returned function is called. */
  hold(call: PeerCall, only?: Query): () => void;
  /** The parameters of every such call since the last reset, oldest first. */
  asked(call: PeerCall): Query[];
  /** Every address of a sound given so far is refused from now on. */
  endLives(): void;
  /** All calls answer as usual again, and none has been asked. */
  reset(): void;
  stop(): Promise<void>;
}

interface Rule {
  call: PeerCall;
  form: Form;
  only: Query;
  isOnce: boolean;
}

interface Hold {
  call: PeerCall;
  only: Query;
  released: Promise<void>;
  release: () => void;
}

/**
 * A music catalogue that answers with recorded shapes (calls, codes and HTTP statuses of
 * NeteaseCloudMusicApi), well or badly as the test says, with real sound.
 */
export async function startCataloguePeer(): Promise<CataloguePeer> {
  let rules: Rule[] = [];
  let holds: Hold[] = [];
  let log: { call: PeerCall; query: Query }[] = [];
  let life = 1;
  let url = '';
  const app = fastify({ forceCloseConnections: true });

  const formOf = (call: PeerCall, query: Query): Form => {
    const rule = rules.findLast((each) => each.call === call && matches(query, each.only));
    if (rule?.isOnce) rules = rules.filter((each) => each !== rule);
    return rule?.form ?? FORMS[call].usual;
  };
  const sound = (id: number, kind: SoundKind) => `${url}/sound/${kind}/${life}/${id}.wav`;

  for (const call of callsOf(FORMS)) {
    for (const path of [`/${call}`, `//${call}`]) {
      app.get<{ Querystring: Query }>(path, async ({ query }, reply) => {
        log.push({ call, query });
        const form = formOf(call, query);
        await Promise.all(
          holds
            .filter((hold) => hold.call === call && matches(query, hold.only))
            .map(({ released }) => released),
        );
        return send(reply, form({ query, sound }));
      });
    }
  }
  serveSounds(app, () => life);
  url = await app.listen({ host: '127.0.0.1', port: 0 });

  const add = (call: PeerCall, name: string, only: Query, isOnce: boolean) => {
    const forms: Readonly<Record<string, Form>> = FORMS[call];
    const form = forms[name];
    if (!form) throw new Error(`${call} has no form ${name}`);
    rules.push({ call, form, only, isOnce });
  };
  const reset = () => {
    rules = [];
    log = [];
    for (const { release } of holds) release();
    holds = [];
  };
  return {
    url,
    next: (call, form, only = {}) => add(call, form, only, true),
    always: (call, form, only = {}) => add(call, form, only, false),
    hold(call, only = {}) {
      const hold = { call, only, ...promiseOfRelease() };
      holds.push(hold);
      return () => {
        holds = holds.filter((each) => each !== hold);
        hold.release();
      };
    },
    asked: (call) => log.filter((entry) => entry.call === call).map(({ query }) => query),
    endLives: () => {
      life += 1;
    },
    reset,
    async stop() {
      reset();
      await app.close();
    },
  };
}

function callsOf<Call extends string>(forms: Record<Call, unknown>): Call[] {
  return Object.keys(forms).filter((key): key is Call => key in forms);
}

function matches(query: Query, only: Query): boolean {
  return Object.entries(only).every(([name, value]) => query[name] === value);
}

function promiseOfRelease(): Pick<Hold, 'released' | 'release'> {
  let release: () => void = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release };
}

function send(reply: FastifyReply, answer: ReturnType<Form>): FastifyReply {
  if (answer === 'dropped') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if ('html' in Object(answer)) {
    const { html } = Object(answer);
    return reply.code(502).type('text/html; charset=utf-8').send(html);
  }
  return reply.code(statusOf(answer)).type('application/json; charset=utf-8').send(toJson(answer));
}

function statusOf(answer: object): number {
  const code: unknown = Reflect.get(answer, 'code');
  if (typeof code !== 'number' || SENT_AS_200.has(code)) return 200;
  return code > 100 && code < 600 ? code : 400;
}

/** Numbers beyond 2^53, here bigint, keep all their digits. */
function toJson(answer: object): string {
  return JSON.stringify(answer, (_, value: unknown) =>
    typeof value === 'bigint' ? `bigint:${value}` : value,
  ).replace(/"bigint:(\d+)"/g, '$1');
}
