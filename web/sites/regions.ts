import { getRegions } from '#contract/sites/get-regions.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The regions of all countries the site serves, loaded once and cached until the page closes (SITE-4). */
export const regionsQuery = () => ({
  ...queryFor(getRegions, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
