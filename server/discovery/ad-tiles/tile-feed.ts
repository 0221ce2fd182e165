import * as z from 'zod/mini';
import { mostTiles } from '#contract/discovery/list-ad-tiles.ts';
import { locales } from '#contract/kit/locale.ts';

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const link = z.string().check(z.url({ protocol: /^https$/ }), z.maxLength(500));

/**
 * Schema of a site's tile feed, as the operator's advertiser serves it: `{"tiles": [{"key", "kind", "titles":
 * {"nl": …}, "link", "image"}]}`. `image` may be relative and must have the origin of the feed.
 */
export const tileFeed = z.object({
  tiles: z
    .array(
      z.object({
        key: z.string().check(z.minLength(1), z.maxLength(60)),
        kind: z.enum(['cam', 'resell']),
        titles: z
          .partialRecord(z.enum(locales), title)
          .check(z.refine((titles) => Object.keys(titles).length > 0)),
        link,
        image: z.string().check(z.minLength(1), z.maxLength(500)),
      }),
    )
    .check(
      z.maxLength(mostTiles),
      z.refine((tiles) => new Set(tiles.map(({ key }) => key)).size === tiles.length),
    ),
});

export type TileFeed = z.output<typeof tileFeed>;
