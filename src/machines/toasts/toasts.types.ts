export type ToastTone = 'success' | 'info' | 'warning' | 'error';

/** A short message. A `toast` floats at the top centre, a `notice` stands at the right with a title. */
export interface Toast {
  id: number;
  kind: 'toast' | 'notice';
  tone: ToastTone;
  title: string;
  text: string;
  /** Milliseconds on screen. */
  duration: number;
}

/** What a machine asks for; the toasts machine adds the rest. */
export interface ToastRequest {
  kind?: Toast['kind'];
  tone: ToastTone;
  title?: string;
  text: string;
  duration?: number;
}
