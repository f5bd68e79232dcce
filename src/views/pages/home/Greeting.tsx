import { useSyncExternalStore } from 'react';
import { greeting } from '#src/domain/greeting.ts';
import { hourNow } from '#src/services/clock.ts';
import { greet } from './Hero.css.ts';

/** Comes after hydration: the server does not know the visitor's hour. */
export function Greeting() {
  const hour = useSyncExternalStore(neverChanges, hourNow, unknownHour);
  return <p className={greet}>{hour === null ? '' : greeting(hour)}</p>;
}

function neverChanges() {
  return () => {};
}

function unknownHour(): number | null {
  return null;
}
