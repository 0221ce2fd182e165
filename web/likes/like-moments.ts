import type { Id } from '#contract/kit/id.ts';
import type { Like } from '#contract/likes/like.ts';

/** Something to celebrate: someone new likes me, or we like each other. */
export interface Moment {
  readonly like: Like;
  readonly match: boolean;
}

type Listener = () => void;

const listeners = new Set<Listener>();
const told = new Set<string>();
let queue: readonly Moment[] = [];

const set = (next: readonly Moment[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a like once, however often and through whichever way it is heard. A match takes the place of its own
 * like that still waits.
 */
export function celebrate(like: Like): void {
  const { id, match } = like;
  const key = `${id} ${match}`;
  if (told.has(key) || told.has(`${id} true`)) return;
  told.add(key);
  set([...queue.filter((moment) => moment.like.id !== id), { like, match }]);
}

/** Shows a like that may have been shown before, unless it is on the screen: somebody asked for it (SHELL-11). */
export function celebrateAgain(like: Like): void {
  if (queue.some((moment) => moment.like.id === like.id)) return;
  forget(like.id);
  celebrate(like);
}

/** A like taken back is nothing to show any more, and news again if it comes again. */
export function forget(member: Id): void {
  told.delete(`${member} false`);
  told.delete(`${member} true`);
  if (queue.some(({ like }) => like.id === member)) set(queue.filter(({ like }) => like.id !== member));
}

/** The shown one was closed. */
export function nextMoment(): void {
  set(queue.slice(1));
}

/** Somebody else may use this browser next. */
export function forgetAll(): void {
  told.clear();
  set([]);
}

const noMoment = (): Moment | null => null;

/** For the popup. */
export const momentStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): Moment | null => queue[0] ?? null,
  readOnServer: noMoment,
};
