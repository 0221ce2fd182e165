import { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import { listFictionalProfiles } from '#contract/chat/fictional/list-fictional-profiles.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { pagesFor, queryFor } from '#web/platform/query/query-for.ts';

export type FictionalSearch = Omit<CallOf<typeof listFictionalProfiles>, 'page'>;

/** Pages of fictional profiles by name. */
export const fictionalPages = (search: FictionalSearch) =>
  pagesFor(listFictionalProfiles, { ...search, page: 1 }, (last, pages) =>
    last.has_more ? { ...search, page: pages.length + 1 } : undefined,
  );

/** One fictional profile. Each look is recorded, so the query never refetches by itself. */
export const fictionalQuery = (profile: number) =>
  ({
    ...queryFor(getFictionalProfile, { profile }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  }) as const;
