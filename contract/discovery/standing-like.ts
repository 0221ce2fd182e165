import * as z from 'zod/mini';
import { criteria } from '#contract/discovery/criteria.ts';
import { instant } from '#contract/kit/time.ts';

/** A standing like ends by itself when its member was not here for so long. */
export const standingLikeDays = 30;

/** Between two likes that are given for one member. */
export const standingLikePauseMinutes = 60;

/** The wish to like newcomers who fit a search, whose gender it always names; null: there is none (LIKE-3). */
export const standingLike = z.object({ standing: z.nullable(z.object({ criteria, since: instant })) });

export type StandingLike = z.output<typeof standingLike>;
