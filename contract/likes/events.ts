import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';
import { like, likedBy } from './get-likes.ts';

/** The member liked someone, on this or another device. */
export const likeGiven = liveEvent({ name: 'likes/like-given', payload: like });

/** Someone likes the member. The popup shows it, as a match if `match` is set (LIKE-2). */
export const likeReceived = liveEvent({ name: 'likes/like-received', payload: likedBy });

/** The like between the member and `profile` was withdrawn, by the member (`given`) or by the other. */
export const likeRemoved = liveEvent({
  name: 'likes/like-removed',
  payload: z.object({ profile: id, given: z.boolean() }),
});

/** The member opened the profile of someone who likes them, on this or another device. */
export const likeSeen = liveEvent({ name: 'likes/like-seen', payload: z.object({ profile: id }) });
