const CHANNEL = 'blog-music-player';

/** How the tab stands to sound: it wants none, waits for some, or is heard. */
export type Sound = 'silent' | 'awaited' | 'heard';

/** What is used of a `BroadcastChannel`. */
export interface TabChannel {
  postMessage: (message: unknown) => void;
  addEventListener: (type: 'message', react: (event: { data: unknown }) => void) => void;
  close: () => void;
}

export interface TabWorld {
  /** Undefined where tabs cannot talk to one another. */
  openChannel: ((name: string) => TabChannel) | undefined;
  /** The wall clock, which all tabs share. */
  now: () => number;
  /** Tells this tab from every other one. */
  tab: string;
}

export interface OpenTabs {
  follow: (sound: Sound) => void;
  close: () => void;
}

/** A tab is heard, because of a press of play at `at`, ms since the epoch. */
interface Heard {
  type: 'playback.started';
  at: number;
  tab: string;
}

export function browserTabs(): TabWorld {
  return {
    openChannel:
      typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name),
    now: Date.now,
    tab: Math.random().toString(36),
  };
}

/**
 * Lets one tab be heard at a time. A tab that becomes audible says so and the others fall silent;
 * what they hear never starts sound. Of two that were started at nearly the same time the one
 * pressed last goes on, whichever message comes first.
 *
 * @param pause called when another tab is heard
 */
export function openOtherTabs({ openChannel, now, tab }: TabWorld, pause: () => void): OpenTabs {
  const channel = openChannel?.(CHANNEL);
  if (channel === undefined) return { follow: () => {}, close: () => {} };
  /** The press that made this tab want sound. */
  let wantedAt: number | null = null;
  let isSaid = false;

  channel.addEventListener('message', ({ data }) => {
    if (isHeard(data) && wantedAt !== null && isLater(data, { at: wantedAt, tab })) pause();
  });

  return {
    follow: (sound) => {
      if (sound === 'silent') {
        wantedAt = null;
        isSaid = false;
        return;
      }
      wantedAt ??= now();
      if (sound !== 'heard' || isSaid) return;
      isSaid = true;
      const heard: Heard = { type: 'playback.started', at: wantedAt, tab };
      channel.postMessage(heard);
    },
    close: () => channel.close(),
  };
}

/** Another version of the site may send anything. */
function isHeard(message: unknown): message is Heard {
  if (typeof message !== 'object' || message === null) return false;
  const { type, at, tab }: Partial<Record<keyof Heard, unknown>> = message;
  return type === 'playback.started' && Number.isFinite(at) && typeof tab === 'string';
}

function isLater(one: Omit<Heard, 'type'>, other: Omit<Heard, 'type'>): boolean {
  return one.at > other.at || (one.at === other.at && one.tab > other.tab);
}
