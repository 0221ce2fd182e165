import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import type { Like } from '#contract/likes/get-likes.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import { likesQuery } from './get-likes.query.ts';

/** A popup to show: a new like, or a match. */
export interface LikeMoment {
  readonly like: Like;
  readonly match: boolean;
}

/** The popups to show, the current one first. */
const queue = createStore<readonly LikeMoment[]>([]);
const shownLikes = new Set<string>();

/**
 * Shows a like once, however often and through whichever channel it arrives. A match replaces its own like
 * that is still queued.
 */
export function queueLikeMoment(like: Like): void {
  const { id, match } = like;
  const key = `${id} ${match}`;
  if (shownLikes.has(key) || shownLikes.has(`${id} true`)) return;
  shownLikes.add(key);
  queue.change((moments) => [...moments.filter((moment) => moment.like.id !== id), { like, match }]);
}

/** Shows a like on request that may have been shown before, unless it is on the screen (SHELL-11). */
export function requeueLikeMoment(like: Like): void {
  if (queue.read().some((moment) => moment.like.id === like.id)) return;
  forgetLikeMoment(like.id);
  queueLikeMoment(like);
}

/** A withdrawn like is not shown any more. If it is given again, it is new again. */
export function forgetLikeMoment(member: Id): void {
  shownLikes.delete(`${member} false`);
  shownLikes.delete(`${member} true`);
  if (queue.read().some(({ like }) => like.id === member))
    queue.change((moments) => moments.filter(({ like }) => like.id !== member));
}

/** Called when the popup on the screen is closed. */
export function closeLikeMoment(): void {
  queue.change((moments) => moments.slice(1));
}

/** Another person may use this browser next. */
export function clearLikeMoments(): void {
  shownLikes.clear();
  queue.set([]);
}

/** The popup on the screen, or null. */
export const useLikeMoment = (): LikeMoment | null => useStore(queue)[0] ?? null;

/**
 * Shows the match with a member whose like this browser knows. So the member who likes back sees the match on
 * that device.
 */
export function celebrateKnownMatch(client: QueryClient, other: Id): void {
  const likes = client.getQueryData(likesQuery().queryKey);
  const theirs = likes?.liked_by.find(({ id }) => id === other);
  const own = likes?.profiles.find(({ id }) => id === other);
  // The moment shows what the other likes, so that what the own like is about is left out.
  const like = theirs ?? (own && { ...own, about: null });
  if (like) queueLikeMoment({ ...like, match: true });
}

/** Reads the likes again and shows the match that the member just made on this device (LIKE-2). */
export async function celebrateMatch(client: QueryClient, other: Id): Promise<void> {
  await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  celebrateKnownMatch(client, other);
}
