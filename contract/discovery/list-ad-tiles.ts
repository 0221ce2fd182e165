import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { adTile } from './ad-tile.ts';

/** Maximum number of tiles of a site. */
export const mostTiles = 100;

/**
 * Returns the site's advertising tiles in the caller's language, or none if the site has `member_resell: no`.
 * Members only, because their age is known (DISC-4, MEET-10).
 */
export const listAdTiles = operation({
  name: 'discovery/list-ad-tiles',
  summary: 'Advertising tiles',
  method: 'GET',
  path: '/api/tiles.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({
    results: z.array(adTile).check(z.maxLength(mostTiles)),
    page: z.literal(1),
    has_more: z.literal(false),
  }),
  errors: {},
});
