import * as z from 'zod/mini';
import { type HeldImage, heldImage } from '#contract/chat/get-held-images.ts';
import type { Message, MessageImage } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAddress } from './image-address.ts';
import { type ImageRow, imagesOfMessages } from './message-images.sql.ts';

type Facts = Pick<ImageRow, 'sender_id' | 'path' | 'width' | 'height' | 'blur' | 'shown_at'>;

/**
 * A picture as this viewer gets it. It has an address if the viewer sent it, chose to see it, or chose to see
 * all pictures of its sender.
 */
export function toMessageImage(
  { keys, clock }: Pick<Platform, 'keys' | 'clock'>,
  row: Facts,
  viewer: Id,
  always: boolean,
): MessageImage {
  const { width, height, blur, path } = row;
  const shown = row.sender_id === viewer || row.shown_at !== null || always;
  return { width, height, blur, address: shown ? imageAddress(keys, viewer, path, clock.now()) : null };
}

/**
 * A held picture as its sender sees it, with the reason for a rejection in the sender's language (TRUST-1).
 */
export function toHeldImage(
  platform: Pick<Platform, 'keys' | 'clock' | 'texts'>,
  row: ImageRow,
  language: Locale,
): HeldImage {
  const reason = row.rejection === null ? null : z.parse(rejectReason, row.rejection);
  if (row.receiver_id === null || row.sent_at === null)
    throw new Error('a picture that was never sent cannot be a held image');
  return {
    client_id: row.client_id,
    profile: row.receiver_id,
    status: z.parse(heldImage.shape.status, row.status),
    rejection: reason && { reason, text: platform.texts.format(language, `chat.image.reject.${reason}`) },
    image: toMessageImage(platform, row, row.sender_id, true),
    sent_at: row.sent_at.toISOString(),
  };
}

/**
 * Adds pictures to the messages of one conversation, as far as the viewer may see them. Runs one statement if
 * there are any pictures.
 */
export async function withImages(
  platform: Pick<Platform, 'db' | 'keys' | 'clock'>,
  viewer: Id,
  messages: readonly Message[],
): Promise<Message[]> {
  const pictured = messages.filter(({ kind }) => kind === 'image');
  const [first] = pictured;
  if (first === undefined) return [...messages];
  const ids = pictured.map(({ id }) => id);
  const rows = await imagesOfMessages(platform.db, viewer, first.conversation, ids);
  const images = new Map(
    rows.map((row) => [row.seq, toMessageImage(platform, row, viewer, row.always === true)]),
  );
  return messages.map((message) => ({ ...message, image: images.get(message.id) ?? null }));
}
