import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { image } from '#contract/photos/image.ts';

/**
 * Advertising between results: a live cam or another company's members. It is always labelled as an
 * advertisement.
 */
export const adTile = z.object({
  id,
  kind: z.enum(['cam', 'resell']),
  title: z.string(),
  /** Our own copy, so that the advertiser gets no request before the click (MEET-10). */
  image,
  /** An https address of the advertiser. */
  link: z.string(),
});

export type AdTile = z.output<typeof adTile>;

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
