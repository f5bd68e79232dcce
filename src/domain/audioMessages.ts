/** What is asked of the audio element. Seconds; volume 0 to 1. */
export type AudioCommand =
  | { type: 'audio.load'; url: string; loadNumber: number; startAt: number; volume: number }
  | { type: 'audio.play' }
  | { type: 'audio.pause' }
  | { type: 'audio.seek'; time: number }
  | { type: 'audio.volume'; volume: number }
  | { type: 'audio.stop' };

/** What the audio element reports; each report names the load it belongs to. Seconds. */
export type AudioReport =
  | { type: 'audio.playing'; loadNumber: number }
  | { type: 'audio.paused'; loadNumber: number }
  | { type: 'audio.waiting'; loadNumber: number }
  | { type: 'audio.ended'; loadNumber: number }
  | { type: 'audio.seeked'; loadNumber: number }
  /** The browser wants a press of play before it makes sound. */
  | { type: 'audio.blocked'; loadNumber: number }
  | { type: 'audio.time'; loadNumber: number; time: number }
  | { type: 'audio.duration'; loadNumber: number; duration: number }
  /** `mediaErrorCode`: 2 network, 3 decoding, 4 source not usable. */
  | { type: 'audio.failed'; loadNumber: number; mediaErrorCode: number; online: boolean };
