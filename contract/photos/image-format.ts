/** Endings a path of an image may have: smallest first, the last one is shown by every browser (PROF-4). */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;

export type ImageFormat = (typeof imageFormats)[number];

/** The path of an image in another format. */
export const inFormat = (path: string, format: ImageFormat): string => path.replace(/\.webp$/, `.${format}`);
