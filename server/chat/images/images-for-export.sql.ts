import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/** All pictures that a member sent or uploaded for sending, in the order of upload. */
export function imagesForExport(db: Handle, member: Id) {
  return chatTables(db)
    .selectFrom('message_images')
    .select(['path', 'status', 'rejection', 'cost', 'created_at', 'sent_at'])
    .where('sender_id', '=', member)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
