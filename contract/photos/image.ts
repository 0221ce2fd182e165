import * as z from 'zod/mini';

/**
 * An image in its sizes; only an active one is ever shared. Address = cdn_prefix + path (PROF-3). Each path ends in
 * `.webp`; with another ending of `imageFormats` it is the same picture in that format (PROF-4).
 */
export const image = z.object({
  /** Path of the large size (3:4). */
  filename: z.string(),
  /** Path of the size cards show (3:4). */
  card_filename: z.string(),
  /** Path of the smallest size (square). */
  thumb_filename: z.string(),
  status: z.enum(['pending', 'active', 'rejected']),
  /** Path of the size the match popup shows (square). */
  match: z.string(),
});

export type Image = z.output<typeof image>;
