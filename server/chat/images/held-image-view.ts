import * as z from 'zod/mini';
import { type HeldImage, heldImage } from '#contract/chat/held-image.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { rejectReason } from '#contract/photos/reject-reason.ts';
import type { Platform } from '#server/platform/platform.ts';
import { toMessageImage } from './message-image-view.ts';
import type { ImageRow } from './message-images.sql.ts';

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
