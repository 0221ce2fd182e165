import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';
import { type ImageKey, imageAtPath } from './message-images.sql.ts';

const those = (db: Handle, { sender, clientId }: ImageKey) =>
  chatTables(db)
    .updateTable('message_images')
    .where('sender_id', '=', sender)
    .where('client_id', '=', clientId);

/**
 * Until the end of the transaction nobody else adds a picture of this member, so the limit on uploads holds.
 */
export async function lockUploads(db: Handle, sender: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('message_images', ${sender}))`.execute(db);
}

export interface NewImage extends ImageKey {
  readonly site: number;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly quarantinedUntil: Date | null;
  readonly now: Date;
}

export async function insertImage(db: Handle, image: NewImage): Promise<void> {
  const { sender, clientId, site, path, width, height, blur, quarantinedUntil, now } = image;
  await chatTables(db)
    .insertInto('message_images')
    .values({
      sender_id: sender,
      client_id: clientId,
      site_id: site,
      path,
      width,
      height,
      blur,
      quarantined_until: quarantinedUntil,
      created_at: now,
    })
    .execute();
}

export interface PaidImage {
  readonly receiver: Id;
  readonly cost: number;
  readonly now: Date;
}

/** Marks the picture as paid and waiting for review. */
export async function holdImage(
  db: Handle,
  key: ImageKey,
  { receiver, cost, now }: PaidImage,
): Promise<void> {
  await those(db, key).set({ status: 'waiting', receiver_id: receiver, cost, sent_at: now }).execute();
}

export interface SentAs {
  readonly conversation: Id;
  readonly seq: number;
}

/** Marks the picture as sent as a message. Clears its quarantine. */
export async function markSent(
  db: Handle,
  key: ImageKey,
  { conversation, seq, receiver, cost, now }: SentAs & PaidImage,
): Promise<void> {
  await those(db, key)
    .set({
      status: 'sent',
      conversation_id: conversation,
      seq,
      receiver_id: receiver,
      cost,
      sent_at: now,
      quarantined_until: null,
    })
    .execute();
}

/** Marks that the picture never becomes a message. */
export async function closeImage(
  db: Handle,
  key: ImageKey,
  end: { readonly status: 'rejected' | 'undelivered'; readonly rejection: string | null },
): Promise<void> {
  await those(db, key)
    .set({ ...end, quarantined_until: null })
    .execute();
}

/** Stores that the receiver chose to see the picture. Only the first time counts. */
export async function markShown(db: Handle, conversation: Id, seq: number, now: Date): Promise<void> {
  await chatTables(db)
    .updateTable('message_images')
    .set({ shown_at: now })
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .where('shown_at', 'is', null)
    .execute();
}

/** Deletes a picture that is not a message, and returns its storage path. */
export async function deleteImage(db: Handle, { sender, clientId }: ImageKey): Promise<string | undefined> {
  const gone = await chatTables(db)
    .deleteFrom('message_images')
    .where('sender_id', '=', sender)
    .where('client_id', '=', clientId)
    .where('status', 'not in', ['sent', 'waiting'])
    .returning('path')
    .executeTakeFirst();
  return gone?.path;
}

/** Deletes an upload that was never sent. True if there is no such picture any more. */
export async function deleteUpload(db: Handle, path: string): Promise<boolean> {
  await chatTables(db)
    .deleteFrom('message_images')
    .where('path', '=', path)
    .where('status', '=', 'uploaded')
    .execute();
  return (await imageAtPath(db, path)) === undefined;
}

/** Deletes all pictures that a member sent, delivered or not, and returns their storage paths. */
export async function deleteImagesOf(db: Handle, sender: Id): Promise<string[]> {
  const gone = await chatTables(db)
    .deleteFrom('message_images')
    .where('sender_id', '=', sender)
    .returning('path')
    .execute();
  return gone.map(({ path }) => path);
}
