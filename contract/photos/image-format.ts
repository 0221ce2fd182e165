/**
 * The endings that an image path may have, smallest format first. Every browser supports the last one
 * (PROF-4).
 */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** The path of an image in another format. */
export const inFormat = (path: string, format: ImageFormat): string => path.replace(/\.webp$/, `.${format}`);
