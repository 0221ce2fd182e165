import * as z from 'zod/mini';

/**
 * The endings that an image path may have, smallest format first. Every browser supports the last one
 * (PROF-4).
 */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** The path of an image in another format. */
export const inFormat = (path: string, format: ImageFormat): string => path.replace(/\.webp$/, `.${format}`);

/**
 * An image in its sizes. Only an active image is ever shared. The address is cdn_prefix + path (PROF-3). Each
 * path ends in `.webp`; another ending of `imageFormats` returns the same picture in that format (PROF-4).
 */
export const image = z.object({
  /** Path of the large size (3:4). */
  filename: z.string(),
  /** Path of the size for cards (3:4). */
  card_filename: z.string(),
  /** Path of the smallest size (square). */
  thumb_filename: z.string(),
  status: z.enum(['pending', 'active', 'rejected']),
  /** Path of the size for the match popup (square). */
  match: z.string(),
});

export type Image = z.output<typeof image>;
