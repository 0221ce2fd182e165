import * as z from 'zod/mini';

/**
 * The picture of a message as one viewer gets it (CHAT-10). `address` is null until the receiver chooses to
 * see it; until then they only get the server-made `blur` (TRUST-6). An address is signed for this viewer and
 * expires (GDPR-15); `chat/show-image` returns a fresh one. It lacks size and file extension, which
 * `imageFile` adds.
 */
export const messageImage = z.object({
  width: z.int(),
  height: z.int(),
  /** A few blurred pixels as a `data:` URL. */
  blur: z.string(),
  address: z.nullable(z.string()),
});

export type MessageImage = z.output<typeof messageImage>;

/** `bubble` is as wide as in a conversation, `whole` is the full stored size. Neither is cropped. */
export type ImageSize = 'bubble' | 'whole';

/** The file of a picture in a given size and format. */
export const imageFile = (address: string, size: ImageSize, format: 'avif' | 'webp' | 'jpg'): string =>
  `${address}-${size}.${format}`;
