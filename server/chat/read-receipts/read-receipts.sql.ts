import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';

/** SQL condition: either member has read receipts switched off, so neither sends or gets them (TRUST-11). */
export const hasReadReceiptsOff = (
  one: RawBuilder<Id>,
  other: RawBuilder<Id>,
): RawBuilder<boolean> => sql<boolean>`
  exists (select from silent_readers where silent_readers.member_id in (${one}, ${other}))`;

export async function hasSwitchedOffReadReceipts(db: Handle, member: Id): Promise<boolean> {
  const row = await chatTables(db)
    .selectFrom('silent_readers')
    .select('member_id')
    .where('member_id', '=', member)
    .executeTakeFirst();
  return row !== undefined;
}

export async function setReadReceiptsOff(db: Handle, member: Id, silent: boolean): Promise<void> {
  if (silent)
    await chatTables(db)
      .insertInto('silent_readers')
      .values({ member_id: member })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else await chatTables(db).deleteFrom('silent_readers').where('member_id', '=', member).execute();
}

export interface ReadParticipant {
  readonly other: Id;
  readonly readUpTo: number;
  readonly unread: number;
  /** False if the member had already read that far. */
  readonly changed: boolean;
  /** Only the reader is notified (TRUST-11). */
  readonly silent: boolean;
}

/**
 * Moves a member's read mark forward, never back and never beyond the last message. Undefined if the
 * conversation is not theirs. Takes two statements in the caller's transaction. The second runs under the
 * lock of the first, so it sees every message that already counted itself as unread. Later messages wait for
 * the lock.
 */
export async function moveReadMark(
  db: Handle,
  member: Id,
  conversation: Id,
  upTo: number,
): Promise<ReadParticipant | undefined> {
  const side = await chatTables(db)
    .selectFrom('participants')
    .select(['other_id', 'read_up_to', 'unread'])
    .select(hasReadReceiptsOff(sql.ref('member_id'), sql.ref('other_id')).as('silent'))
    .where('member_id', '=', member)
    .where('conversation_id', '=', conversation)
    .forUpdate()
    .executeTakeFirst();
  if (!side) return undefined;
  const { other_id: other, silent } = side;
  const unchanged = { other, readUpTo: side.read_up_to, unread: side.unread, changed: false, silent };
  if (side.read_up_to >= upTo) return unchanged;
  const { rows } = await sql<{ read_up_to: number; unread: number }>`
    with mark as (
      select least(${upTo}::bigint, last_seq)::int as up_to from conversations where id = ${conversation}
    )
    update participants set read_up_to = mark.up_to, unread = (
      select count(*) from messages
      where messages.conversation_id = ${conversation} and messages.sender_id <> ${member}
        and messages.seq > greatest(mark.up_to, participants.removed_up_to)
    )
    from mark
    where member_id = ${member} and conversation_id = ${conversation} and read_up_to < mark.up_to
    returning read_up_to, unread`.execute(db);
  const [row] = rows;
  return row ? { other, readUpTo: row.read_up_to, unread: row.unread, changed: true, silent } : unchanged;
}
