import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';

/** Someone I like. `id` is the profile's. */
export const like = z.object({ id, profile: profileCard, liked_at: instant, match: z.boolean() });

/** Someone who likes me; `like_new` until I open the profile (LIKE-1). */
export const likedBy = z.extend(like, { like_new: z.boolean() });

export type Like = z.output<typeof like>;
export type LikedBy = z.output<typeof likedBy>;
