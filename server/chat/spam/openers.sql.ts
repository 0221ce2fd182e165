import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { chatTables } from '../tables.ts';
import { duplicateOpenerWarningCount } from './opener-fingerprint.ts';

export interface NewOpener {
  readonly sender: Id;
  readonly receiver: Id;
  /** A keyed hash. */
  readonly words: Buffer;
  readonly now: Date;
}

/**
 * Stores a member's opener and returns how many members got the same one after `since`. The count includes
 * this one and stops at `most` + 1. A lock per sender makes concurrent openers count each other.
 */
export async function recordOpener(
  db: Handle,
  opener: NewOpener,
  since: Date,
  most: number,
): Promise<number> {
  const { sender, receiver, words, now } = opener;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`chat:openers:${sender}`}, 0))`.execute(db);
  const { rows } = await sql<{ alike: number }>`
    with noted as (
      insert into openers (sender_id, receiver_id, words, said_at)
      values (${sender}, ${receiver}, ${words}, ${now})
      on conflict (sender_id, receiver_id) do update set words = excluded.words, said_at = excluded.said_at
    )
    select count(*)::int as alike from (
      select from openers
      where sender_id = ${sender} and words = ${words} and said_at > ${since} and receiver_id <> ${receiver}
      limit ${most}
    ) as others`.execute(db);
  return (rows[0]?.alike ?? 0) + 1;
}

/** Whether the opener of `sender` to `receiver` went to many others as well. */
export const isDuplicateOpener = (sender: Id, receiver: Id): RawBuilder<boolean> => sql<boolean>`(
  select count(*) = ${duplicateOpenerWarningCount} from (
    select from openers own
    join openers alike on alike.sender_id = own.sender_id and alike.words = own.words
    where own.sender_id = ${sender} and own.receiver_id = ${receiver}
    limit ${duplicateOpenerWarningCount}
  ) as many)`;

export async function purgeOpeners(db: Handle, before: Date): Promise<void> {
  await chatTables(db).deleteFrom('openers').where('said_at', '<=', before).execute();
}

/** The recipients of a member's stored openers, for their export (GDPR-7). */
export function openersForExport(db: Handle, member: Id) {
  return chatTables(db)
    .selectFrom('openers')
    .select(['receiver_id', 'said_at'])
    .where('sender_id', '=', member)
    .orderBy('said_at')
    .orderBy('receiver_id')
    .execute();
}

/** Deletes the rows of an erased account on either side. */
export async function deleteOpeners(db: Handle, member: Id): Promise<void> {
  await chatTables(db)
    .deleteFrom('openers')
    .where((is) => is.or([is('sender_id', '=', member), is('receiver_id', '=', member)]))
    .execute();
}
