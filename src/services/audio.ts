import type { AudioCommand, AudioReport } from '#src/domain/audioMessages.ts';

/** What is used of an `HTMLAudioElement`. */
export interface SoundElement extends EventTarget {
  src: string;
  volume: number;
  currentTime: number;
  readonly duration: number;
  readonly paused: boolean;
  readonly ended: boolean;
  readonly seeking: boolean;
  readonly readyState: number;
  readonly error: { readonly code: number } | null;
  play(): Promise<void>;
  pause(): void;
  load(): void;
  removeAttribute(name: 'src'): void;
}

export interface AudioWorld {
  createAudio: () => SoundElement;
  isOnline: () => boolean;
}

/** What a callback actor hands to its function. */
export interface AudioWire {
  sendBack: (report: AudioReport) => void;
  receive: (listener: (command: AudioCommand) => void) => void;
}

/** The element's error codes: the browser itself gave up a load, which is nobody's failure. */
const ABORTED = 1;
/** From this `readyState` the length is known and a seek is possible. */
const HAVE_METADATA = 1;
/** From this `readyState` there is sound to go on with. */
const HAVE_FUTURE_DATA = 3;

/**
 * The one audio element of the page, as a callback actor: takes commands, reports what the
 * element does. It is made at the first load, never `crossOrigin` and on no audio graph, so that
 * any host may serve the sound and it goes on in the background. Events are queued by the
 * browser and may arrive after another load has begun, so each is believed only when the element
 * itself still says the same.
 */
export function audioEffect({ createAudio, isOnline }: AudioWorld) {
  return ({ sendBack, receive }: AudioWire): (() => void) => {
    let opened: OpenAudio | undefined;
    receive((command) => {
      if (command.type === 'audio.load') opened ??= openAudio(createAudio(), isOnline, sendBack);
      opened?.take(command);
    });
    return () => opened?.close();
  };
}

interface OpenAudio {
  take: (command: AudioCommand) => void;
  close: () => void;
}

function openAudio(
  audio: SoundElement,
  isOnline: () => boolean,
  sendBack: (report: AudioReport) => void,
): OpenAudio {
  /** The load the element belongs to; null while it is stopped and its events mean nothing. */
  let current: number | null = null;
  /** A seek asked for before the length is known. */
  let pendingSeek: number | null = null;
  /** Where the sound ran dry; some browsers go on without another `playing`. */
  let dryAt: number | null = null;

  const report = (make: (loadNumber: number) => AudioReport) => {
    if (current !== null) sendBack(make(current));
  };
  const listeners = new AbortController();
  const listen = (name: keyof HTMLMediaElementEventMap, react: () => void) =>
    audio.addEventListener(name, react, { signal: listeners.signal });
  const reportPlaying = () => {
    dryAt = null;
    report((loadNumber) => ({ type: 'audio.playing', loadNumber }));
  };

  listen('playing', () => {
    if (!audio.paused) reportPlaying();
  });
  listen('pause', () => {
    if (!audio.paused || audio.ended) return;
    dryAt = null;
    report((loadNumber) => ({ type: 'audio.paused', loadNumber }));
  });
  listen('waiting', () => {
    if (audio.paused || audio.readyState >= HAVE_FUTURE_DATA) return;
    dryAt = audio.currentTime;
    report((loadNumber) => ({ type: 'audio.waiting', loadNumber }));
  });
  listen('ended', () => {
    if (audio.ended) report((loadNumber) => ({ type: 'audio.ended', loadNumber }));
  });
  listen('timeupdate', () => {
    report((loadNumber) => ({ type: 'audio.time', loadNumber, time: audio.currentTime }));
    const flows = !audio.paused && !audio.seeking && audio.readyState >= HAVE_FUTURE_DATA;
    if (dryAt !== null && flows && audio.currentTime > dryAt) reportPlaying();
  });
  listen('seeked', () => {
    if (!audio.seeking) report((loadNumber) => ({ type: 'audio.seeked', loadNumber }));
  });
  listen('durationchange', () => {
    const { duration } = audio;
    if (!Number.isFinite(duration) || duration <= 0) return;
    report((loadNumber) => ({ type: 'audio.duration', loadNumber, duration }));
  });
  listen('loadedmetadata', () => {
    if (pendingSeek !== null) audio.currentTime = pendingSeek;
    pendingSeek = null;
  });
  listen('error', () => {
    const mediaErrorCode = audio.error?.code ?? ABORTED;
    if (mediaErrorCode === ABORTED) return;
    report((loadNumber) => ({
      type: 'audio.failed',
      loadNumber,
      mediaErrorCode,
      online: isOnline(),
    }));
  });

  function play(): void {
    const asked = current;
    audio.play().catch((error: unknown) => {
      // AbortError: a newer command came in between. What else fails comes as an `error` event.
      if (!(error instanceof Error) || error.name !== 'NotAllowedError') return;
      if (asked === current) report((loadNumber) => ({ type: 'audio.blocked', loadNumber }));
    });
  }

  function stop(): void {
    current = null;
    pendingSeek = null;
    dryAt = null;
    audio.pause();
    audio.removeAttribute('src');
    audio.load();
  }

  function take(command: AudioCommand): void {
    if (command.type === 'audio.load') {
      current = command.loadNumber;
      pendingSeek = command.startAt > 0 ? command.startAt : null;
      dryAt = null;
      audio.volume = command.volume;
      audio.src = command.url;
      play();
    } else if (command.type === 'audio.volume') {
      audio.volume = command.volume;
    } else if (current === null) {
      return;
    } else if (command.type === 'audio.play') {
      play();
    } else if (command.type === 'audio.pause') {
      audio.pause();
    } else if (command.type === 'audio.stop') {
      stop();
    } else if (audio.readyState < HAVE_METADATA) {
      pendingSeek = command.time;
    } else {
      audio.currentTime = command.time;
    }
  }

  return {
    take,
    close: () => {
      listeners.abort();
      stop();
    },
  };
}
