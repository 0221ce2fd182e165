import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';
import { like, likedBy } from './like.ts';

/** I liked someone, on this or another device of mine. */
export const likeGiven = liveEvent({ name: 'likes/like-given', payload: like });

/** Someone likes me: the popup shows, a match if `match` (LIKE-2). */
export const likeReceived = liveEvent({ name: 'likes/like-received', payload: likedBy });

/** A like between me and `profile` was taken back, by me (`given`) or by them. */
export const likeRemoved = liveEvent({
  name: 'likes/like-removed',
  payload: z.object({ profile: id, given: z.boolean() }),
});

/** I opened the profile of someone who likes me, on this or another device. */
export const likeSeen = liveEvent({ name: 'likes/like-seen', payload: z.object({ profile: id }) });
