import * as z from 'zod/mini';

/**
 * The picture of a message, as one viewer gets it (CHAT-10). `address` is null until the receiver chose to see it: then
 * the server-made `blur` is all there is of its pixels (TRUST-6). An address is signed for this viewer alone and expires
 * (GDPR-15); `chat/show-image` gives a fresh one. It lacks its size and ending: `imageFile` adds them.
 */
export const messageImage = z.object({
  width: z.int(),
  height: z.int(),
  /** A few pixels, smeared, as a `data:` address. */
  blur: z.string(),
  address: z.nullable(z.string()),
});

export type MessageImage = z.output<typeof messageImage>;

/** `bubble` is as wide as a conversation shows it, `whole` as large as we keep it. Nothing is cut off. */
export type ImageSize = 'bubble' | 'whole';

/** The file of a picture in a size and format. */
export const imageFile = (address: string, size: ImageSize, format: 'avif' | 'webp' | 'jpg'): string =>
  `${address}-${size}.${format}`;
