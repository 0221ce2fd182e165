import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { image } from '#contract/photos/image.ts';

/** Advertising between results: a live cam or another company's members. It always says that it is an advertisement. */
export const adTile = z.object({
  id,
  kind: z.enum(['cam', 'resell']),
  title: z.string(),
  /** Our own copy: nothing is asked of the advertiser before the click (MEET-10). */
  image,
  /** Https, of the advertiser. */
  link: z.string(),
});

export type AdTile = z.output<typeof adTile>;
