import * as z from 'zod/mini';
import { liveEvent } from '#contract/kit/event.ts';
import { id } from '#contract/kit/id.ts';
import { like, likedBy, likeOrigin } from './get-likes.ts';
import { likeAbout } from './like-about.ts';

/** The member liked someone, on this or another device. */
export const likeGiven = liveEvent({ name: 'likes/like-given', payload: like });

/** Someone likes the member. The popup shows it, as a match if `match` is set (LIKE-2). */
export const likeReceived = liveEvent({ name: 'likes/like-received', payload: likedBy });

/** The like between the member and `profile` was withdrawn, by the member (`given`) or by the other. */
export const likeRemoved = liveEvent({
  name: 'likes/like-removed',
  payload: z.object({ profile: id, given: z.boolean() }),
});

/**
 * The like between the member and `profile` is now about another photo or answer. It is not a new like. `given`
 * means that it is the member's own like.
 */
export const likeAboutChanged = liveEvent({
  name: 'likes/like-about-changed',
  payload: z.object({ profile: id, given: z.boolean(), origin: likeOrigin, about: z.nullable(likeAbout) }),
});

/** The member opened the profile of someone who likes them, on this or another device. */
export const likeSeen = liveEvent({ name: 'likes/like-seen', payload: z.object({ profile: id }) });
