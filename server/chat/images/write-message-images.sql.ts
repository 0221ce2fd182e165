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

/** Until the transaction ends nobody else adds a picture of this member: the bound on uploads holds. */
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

/** It waits for an operator, paid. */
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

/** It is a message. What was sent is kept no longer. */
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

/** It never becomes a message. */
export async function closeImage(
  db: Handle,
  key: ImageKey,
  end: { readonly status: 'rejected' | 'undelivered'; readonly rejection: string | null },
): Promise<void> {
  await those(db, key)
    .set({ ...end, quarantined_until: null })
    .execute();
}

/** The receiver chose to see it; the first time counts. */
export async function markShown(db: Handle, conversation: Id, seq: number, now: Date): Promise<void> {
  await chatTables(db)
    .updateTable('message_images')
    .set({ shown_at: now })
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .where('shown_at', 'is', null)
    .execute();
}

/** Deletes a picture that is nobody's message any more, or not yet; where its file is kept. */
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

/** Deletes an upload nobody sent; true where there is no such picture (any more). */
export async function deleteUpload(db: Handle, path: string): Promise<boolean> {
  await chatTables(db)
    .deleteFrom('message_images')
    .where('path', '=', path)
    .where('status', '=', 'uploaded')
    .execute();
  return (await imageAtPath(db, path)) === undefined;
}

/** Deletes all pictures a member sent, delivered or not; where their files are kept. */
export async function deleteImagesOf(db: Handle, sender: Id): Promise<string[]> {
  const gone = await chatTables(db)
    .deleteFrom('message_images')
    .where('sender_id', '=', sender)
    .returning('path')
    .execute();
  return gone.map(({ path }) => path);
}
