import { getRegions } from '#contract/sites/get-regions.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** The regions of all countries the site serves; they do not change while a page is open. */
export const regionsQuery = () => ({ ...queryFor(getRegions, {}), staleTime: Number.POSITIVE_INFINITY });
