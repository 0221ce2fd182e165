import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface Messages {
  readonly member: Id;
  /** The only conversation; null for all. */
  readonly conversation: Id | null;
}

const ofConversations = ({ member, conversation }: Messages) => sql`
  select conversation_id, other_id from participants where member_id = ${member}
    and (${conversation}::bigint is null or conversation_id = ${conversation})`;

/** Rows that are read at once. A message has at most 10 000 characters. */
const pageSize = 500;

interface MessageRow {
  readonly conversation: Id;
  readonly seq: number;
}

/** Messages of the member's conversations by both sides, in order and in pages. */
export async function* messagesForAuthority(db: Handle, wanted: Messages): AsyncGenerator<MessageRow[]> {
  let last: MessageRow | undefined = { conversation: 0, seq: 0 };
  while (last !== undefined) {
    const { rows }: { rows: MessageRow[] } = await sql<MessageRow>`
      select messages.conversation_id as conversation, those.other_id as other_member, messages.seq,
        messages.sender_id as sender, messages.sent_at, messages.kind, messages.body as text, messages.erased_at
      from messages join (${ofConversations(wanted)}) those on those.conversation_id = messages.conversation_id
      where (messages.conversation_id, messages.seq) > (${last.conversation}::bigint, ${last.seq}::bigint)
      order by messages.conversation_id, messages.seq limit ${pageSize}`.execute(db);
    last = rows.length < pageSize ? undefined : rows.at(-1);
    yield rows;
  }
}

interface KeptRow {
  readonly id: number;
  readonly source: string;
  readonly change: string;
  readonly at: Date;
  readonly row_data: Readonly<Record<string, unknown>>;
}

/** Rows that were changed or deleted during the hold, as they were before, in pages. */
export async function* keptRows(
  db: Handle,
  member: Id,
  sources: readonly string[],
): AsyncGenerator<KeptRow[]> {
  let last: number | undefined = 0;
  while (last !== undefined) {
    const { rows }: { rows: KeptRow[] } = await sql<KeptRow>`
      select id, source, change, at, row_data from held_rows
      where member_id = ${member} and source = any(${[...sources]}) and id > ${last}
      order by id limit ${pageSize}`.execute(db);
    last = rows.length < pageSize ? undefined : rows.at(-1)?.id;
    yield rows;
  }
}

export interface HeldPicture {
  readonly path: string;
  readonly sent: Buffer | null;
  readonly stored: Buffer | null;
  /** The row of the photo or of the message picture, deleted ones included. */
  readonly facts: Readonly<Record<string, unknown>> | null;
  readonly source: 'photos' | 'message_images';
}

/** Held pictures of a member with hashes and their rows. */
export async function heldPicturesOf(db: Handle, member: Id): Promise<HeldPicture[]> {
  const { rows } = await sql<HeldPicture>`
    select held_files.path, picture_hashes.sent, picture_hashes.stored,
      coalesce(to_jsonb(photos), to_jsonb(message_images), kept.row_data) as facts,
      case when photos.id is not null or kept.source = 'photos' then 'photos' else 'message_images' end as source
    from held_files
    left join picture_hashes on picture_hashes.path = held_files.path
    left join photos on photos.path = held_files.path and photos.member_id = held_files.member_id
    left join message_images on message_images.path = held_files.path
    left join lateral (select source, row_data from held_rows
      where held_rows.member_id = held_files.member_id and held_rows.source in ('photos', 'message_images')
        and held_rows.row_data ->> 'path' = held_files.path order by held_rows.id desc limit 1) kept on true
    where held_files.member_id = ${member} order by held_files.path`.execute(db);
  return rows;
}
