import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const hour = 3_600_000;

/** The site's advertisements, cached for an hour. */
export const adTilesQuery = () => ({ ...queryFor(listAdTiles, {}), staleTime: hour });
