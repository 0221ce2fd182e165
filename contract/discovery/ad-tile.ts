import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
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
