import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { isHiddenPicture } from '#server/photos/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables, type ImageStatus } from '../tables.ts';

/** The sender and client id of a picture. */
export interface ImageKey {
  readonly sender: Id;
  readonly clientId: string;
}

export interface ImageRow {
  readonly sender_id: Id;
  readonly client_id: string;
  readonly id: Id;
  readonly site_id: number;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly status: ImageStatus;
  readonly receiver_id: Id | null;
  readonly cost: number | null;
  readonly rejection: string | null;
  readonly conversation_id: Id | null;
  readonly seq: number | null;
  readonly sent_at: Date | null;
  readonly shown_at: Date | null;
  readonly quarantined_until: Date | null;
  readonly claimed_by: Id | null;
}

const columns = [
  'sender_id',
  'client_id',
  'id',
  'site_id',
  'path',
  'width',
  'height',
  'blur',
  'status',
  'receiver_id',
  'cost',
  'rejection',
  'conversation_id',
  'seq',
  'sent_at',
  'shown_at',
  'quarantined_until',
  'claimed_by',
] as const;

const images = (db: Handle) => chatTables(db).selectFrom('message_images').select(columns);

export function findImage(db: Handle, { sender, clientId }: ImageKey): Promise<ImageRow | undefined> {
  return images(db).where('sender_id', '=', sender).where('client_id', '=', clientId).executeTakeFirst();
}

/** The same, locked until the end of the transaction. This lock comes before every other lock of chat. */
export function lockImage(db: Handle, { sender, clientId }: ImageKey): Promise<ImageRow | undefined> {
  return images(db)
    .where('sender_id', '=', sender)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
}

/** The picture with this id, locked. Operators know pictures by this id. */
export function lockImageById(db: Handle, sender: Id, id: Id): Promise<ImageRow | undefined> {
  return images(db).where('id', '=', id).where('sender_id', '=', sender).forUpdate().executeTakeFirst();
}

export function imageAtPath(db: Handle, path: string): Promise<ImageRow | undefined> {
  return images(db).where('path', '=', path).executeTakeFirst();
}

/** True unless the message of the picture was removed. */
const standing = sql<boolean>`not exists (
  select from messages
  where messages.conversation_id = message_images.conversation_id and messages.seq = message_images.seq
    and messages.erased_at is not null
)`;

/** The picture of a message, unless it was removed. */
export function imageOfMessage(db: Handle, conversation: Id, seq: number): Promise<ImageRow | undefined> {
  return images(db)
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .where(standing)
    .executeTakeFirst();
}

/** The number of a member's uploads that are not messages yet, counted up to `most`. */
export async function countUnsentUploads(db: Handle, sender: Id, most: number): Promise<number> {
  const rows = await chatTables(db)
    .selectFrom('message_images')
    .select('id')
    .where('sender_id', '=', sender)
    .where('status', '=', 'uploaded')
    .limit(most)
    .execute();
  return rows.length;
}

/** A member's newest pictures that wait for review or did not get through, in the order they were sent. */
export async function heldImagesOf(db: Handle, sender: Id, most: number): Promise<ImageRow[]> {
  const rows = await images(db)
    .where('sender_id', '=', sender)
    .where('status', 'in', ['waiting', 'rejected', 'undelivered'])
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.reverse();
}

/**
 * The pictures of a page of messages, and whether the viewer wants to see all pictures of the other member.
 */
export async function imagesOfMessages(
  db: Handle,
  viewer: Id,
  conversation: Id,
  seqs: readonly number[],
): Promise<Array<ImageRow & { always: boolean | null }>> {
  return images(db)
    .select(({ selectFrom }) =>
      selectFrom('participants')
        .select('shows_images')
        .where('member_id', '=', viewer)
        .where('conversation_id', '=', conversation)
        .as('always'),
    )
    .where('conversation_id', '=', conversation)
    .where('seq', '=', (any) => any.fn.any(any.val([...seqs])))
    .where(standing)
    .execute();
}

/**
 * Whether a member may see a sent picture now. The sender may. The receiver may while the message is in their
 * conversation and they chose to see it (TRUST-6). A picture that operators hide is visible to its
 * sender alone, and a removed one to nobody.
 */
export async function maySeeImage(
  db: Handle,
  { path }: Pick<ImageRow, 'path'>,
  viewer: Id,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${standing} and (sender_id = ${viewer}::bigint or
      receiver_id = ${viewer}::bigint and status = 'sent'
        and not ${isHiddenPicture(sql.ref('message_images.path'))} and exists (
        select from participants
        where member_id = ${viewer}::bigint and participants.conversation_id = message_images.conversation_id
          and removed_up_to < seq and (shown_at is not null or shows_images)
      )
    ) as may
    from message_images where path = ${path}`.execute(db);
  return rows[0]?.may === true;
}

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
