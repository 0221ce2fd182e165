import type { Message } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Platform } from '#server/platform/platform.ts';
import { toMessageImage } from './message-image-view.ts';
import { imagesOfMessages } from './message-images.sql.ts';

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
