import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';

interface HealthParts {
  version: string;
  /** Rejects when the database does not answer. */
  pingDatabase(): Promise<void>;
}

/** ms the database may take to answer. */
const PATIENCE = 2000;

const Health = Type.Object({
  status: Type.String({ description: 'ok 或 error' }),
  version: Type.String(),
  database: Type.String({ description: 'up 或 down' }),
});

/** `/health` for supervisors and load balancers: 200 when the site can serve, else 503. */
export function registerHealth(app: FastifyInstance, parts: HealthParts): void {
  app.get(
    '/health',
    {
      schema: { tags: ['站点'], summary: '运行状况', response: { 200: Health, 503: Health } },
    },
    async (_request, reply) => {
      const up = await answersInTime(parts.pingDatabase);
      return reply
        .code(up ? 200 : 503)
        .header('cache-control', 'no-store')
        .send({
          status: up ? 'ok' : 'error',
          version: parts.version,
          database: up ? 'up' : 'down',
        });
    },
  );
}

async function answersInTime(ping: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, false);
  });
  const answered = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}
