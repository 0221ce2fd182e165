import type { MessageImage } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { imageAddress } from './image-address.ts';
import type { ImageRow } from './message-images.sql.ts';

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
