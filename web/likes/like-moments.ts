import type { Id } from '#contract/kit/id.ts';
import type { Like } from '#contract/likes/like.ts';

/** A popup to show: a new like, or a match. */
export interface LikeMoment {
  readonly like: Like;
  readonly match: boolean;
}

type Listener = () => void;

const listeners = new Set<Listener>();
const told = new Set<string>();
let queue: readonly LikeMoment[] = [];

const set = (next: readonly LikeMoment[]) => {
  queue = next;
  for (const listener of listeners) listener();
};

/**
 * Shows a like once, however often and through whichever channel it arrives. A match replaces its own like
 * that is still queued.
 */
export function queueLikeMoment(like: Like): void {
  const { id, match } = like;
  const key = `${id} ${match}`;
  if (told.has(key) || told.has(`${id} true`)) return;
  told.add(key);
  set([...queue.filter((moment) => moment.like.id !== id), { like, match }]);
}

/** Shows a like on request that may have been shown before, unless it is on the screen (SHELL-11). */
export function requeueLikeMoment(like: Like): void {
  if (queue.some((moment) => moment.like.id === like.id)) return;
  forgetLikeMoment(like.id);
  queueLikeMoment(like);
}

/** A withdrawn like is not shown any more. If it is given again, it is new again. */
export function forgetLikeMoment(member: Id): void {
  told.delete(`${member} false`);
  told.delete(`${member} true`);
  if (queue.some(({ like }) => like.id === member)) set(queue.filter(({ like }) => like.id !== member));
}

/** Called when the popup on the screen is closed. */
export function closeLikeMoment(): void {
  set(queue.slice(1));
}

/** Another person may use this browser next. */
export function clearLikeMoments(): void {
  told.clear();
  set([]);
}

const noMoment = (): LikeMoment | null => null;

/** The store for the popup. */
export const likeMomentStore = {
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: (): LikeMoment | null => queue[0] ?? null,
  readOnServer: noMoment,
};
