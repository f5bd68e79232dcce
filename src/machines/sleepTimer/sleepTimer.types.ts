export type SleepMinutes = 15 | 30 | 60;

/** The times to choose from. */
export const SLEEP_MINUTES: readonly SleepMinutes[] = [15, 30, 60];

export interface SleepTimerContext {
  /** The time chosen last. */
  minutes: SleepMinutes;
  /** Means something while the timer counts. */
  secondsLeft: number;
}

export type SleepTimerEvent =
  | { type: 'timer.chosen'; minutes: SleepMinutes }
  /** Silence after the song of now. */
  | { type: 'afterSong.chosen' }
  | { type: 'timer.cancelled' }
  | { type: 'countdown.ticked'; secondsLeft: number }
  | { type: 'song.ended' };
