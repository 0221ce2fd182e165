import type { Clock } from '#server/platform/clock.ts';

export interface MovableClock extends Clock {
  /** Moves the clock forward by this number of seconds. */
  forward(seconds: number): void;
  set(instant: Date): void;
}

/** A clock that keeps running from the time it is set to. */
export function movableClock(start: Date = new Date()): MovableClock {
  let offset = start.getTime() - Date.now();
  return {
    now: () => new Date(Date.now() + offset),
    forward(seconds) {
      offset += seconds * 1000;
    },
    set(instant) {
      offset = instant.getTime() - Date.now();
    },
  };
}
