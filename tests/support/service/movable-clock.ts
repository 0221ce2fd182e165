import type { Clock } from '#server/platform/clock.ts';

export interface MovableClock extends Clock {
  /** Moves on by so many seconds. */
  forward(seconds: number): void;
  set(instant: Date): void;
}

/** A clock that runs on from where it was set. */
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
