import { findMatches } from '#contract/discovery/find-matches.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export type MatchWish = CallOf<typeof findMatches> & object;

export const matchesQuery = (wish: MatchWish) => queryFor(findMatches, wish);
