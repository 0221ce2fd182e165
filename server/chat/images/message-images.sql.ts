import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables, type ImageStatus } from '../tables.ts';

/** A picture by the key its sender gave it. */
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

export function imageOf(db: Handle, { sender, clientId }: ImageKey): Promise<ImageRow | undefined> {
  return images(db).where('sender_id', '=', sender).where('client_id', '=', clientId).executeTakeFirst();
}

/** The same, and nobody else decides on it until the transaction ends. Comes before every other lock of chat. */
export function lockImage(db: Handle, { sender, clientId }: ImageKey): Promise<ImageRow | undefined> {
  return images(db)
    .where('sender_id', '=', sender)
    .where('client_id', '=', clientId)
    .forUpdate()
    .executeTakeFirst();
}

/** The picture of an id, which operators know it by, locked. */
export function lockImageById(db: Handle, sender: Id, id: Id): Promise<ImageRow | undefined> {
  return images(db).where('id', '=', id).where('sender_id', '=', sender).forUpdate().executeTakeFirst();
}

export function imageAtPath(db: Handle, path: string): Promise<ImageRow | undefined> {
  return images(db).where('path', '=', path).executeTakeFirst();
}

/** The message of a picture was not taken away, if there is one. */
const standing = sql<boolean>`not exists (
  select from messages
  where messages.conversation_id = message_images.conversation_id and messages.seq = message_images.seq
    and messages.erased_at is not null
)`;

/** The picture of a message that was not taken away. */
export function imageOfMessage(db: Handle, conversation: Id, seq: number): Promise<ImageRow | undefined> {
  return images(db)
    .where('conversation_id', '=', conversation)
    .where('seq', '=', seq)
    .where(standing)
    .executeTakeFirst();
}

/** Uploads of a member that are no message yet; counted no further than `most`. */
export async function openUploads(db: Handle, sender: Id, most: number): Promise<number> {
  const rows = await chatTables(db)
    .selectFrom('message_images')
    .select('id')
    .where('sender_id', '=', sender)
    .where('status', '=', 'uploaded')
    .limit(most)
    .execute();
  return rows.length;
}

/** A member's pictures that wait or did not get through: the newest of them, in the order they were sent. */
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

/** What a page of messages needs of their pictures: those rows and whether the viewer wants to see all of the other's. */
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
 * Whether a member may have the pixels of a sent picture now: its sender may, its receiver as long as the message stands
 * in their conversation and they chose to see it (TRUST-6). One that operators removed is nobody's.
 */
export async function mayHavePixels(
  db: Handle,
  { path }: Pick<ImageRow, 'path'>,
  viewer: Id,
): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select ${standing} and (sender_id = ${viewer}::bigint or
      receiver_id = ${viewer}::bigint and status = 'sent' and exists (
        select from participants
        where member_id = ${viewer}::bigint and participants.conversation_id = message_images.conversation_id
          and removed_up_to < seq and (shown_at is not null or shows_images)
      )
    ) as may
    from message_images where path = ${path}`.execute(db);
  return rows[0]?.may === true;
}
