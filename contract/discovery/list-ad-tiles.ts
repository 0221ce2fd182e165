import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { adTile } from './ad-tile.ts';

/** More than this a site never has. */
export const mostTiles = 100;

/**
 * The site's advertising tiles in the language of the caller, none where the site has `member_resell: no`. For members
 * alone: theirs is an age that was asked for (DISC-4, MEET-10).
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
