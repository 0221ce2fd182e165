import { findMatches } from '#contract/discovery/find-matches.ts';
import { handler } from '#server/platform/http/handler.ts';
import { bestMatches } from './best-matches.ts';

export const findMatchesHandler = handler(
  findMatches,
  async ({ site, member, input }, { replica, clock }) => ({
    results: await bestMatches(replica, { site, member, now: clock.now() }, input),
    page: 1 as const,
    has_more: false as const,
  }),
);
