import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from '../tables.ts';
import type { NewNote } from './member-notes.sql.ts';

/** Serialises the mails to one member, so that simultaneous calls cannot exceed the limit. */
export async function lockMailsTo(db: Handle, member: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`operators:mails:${member}`}, 0))`.execute(db);
}

/** Number of mails that operators wrote to a member since a moment. */
export async function mailsTo(db: Handle, member: Id, since: Date): Promise<number> {
  const { number } = await operatorsTables(db)
    .selectFrom('member_mails')
    .select((row) => row.fn.countAll<number>().as('number'))
    .where('member_id', '=', member)
    .where('written_at', '>', since)
    .executeTakeFirstOrThrow();
  return number;
}

/** Number of mails that an operator wrote to any member since a moment. */
export async function mailsBy(db: Handle, operator: Id, since: Date): Promise<number> {
  const { number } = await operatorsTables(db)
    .selectFrom('member_mails')
    .select((row) => row.fn.countAll<number>().as('number'))
    .where('operator_id', '=', operator)
    .where('written_at', '>', since)
    .executeTakeFirstOrThrow();
  return number;
}

/** The mail that an operator wrote with this client id. */
export async function mailOfClient(db: Handle, operator: Id, clientId: string): Promise<Id | undefined> {
  const row = await operatorsTables(db)
    .selectFrom('member_mails')
    .select('id')
    .where('client_id', '=', clientId)
    .where('operator_id', '=', operator)
    .executeTakeFirst();
  return row?.id;
}

export async function insertMail(db: Handle, mail: NewNote): Promise<Id> {
  const { member, operator, clientId, words, at } = mail;
  const { id } = await operatorsTables(db)
    .insertInto('member_mails')
    .values({ member_id: member, operator_id: operator, client_id: clientId, words, written_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail that was not sent yet. Undefined after that, or if its member is erased. */
export function unsentMail(db: Handle, mail: Id) {
  return operatorsTables(db)
    .selectFrom('member_mails')
    .select(['member_id', 'words'])
    .where('id', '=', mail)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
}

export async function markSent(db: Handle, mail: Id, at: Date): Promise<void> {
  await operatorsTables(db)
    .updateTable('member_mails')
    .set({ sent_at: at })
    .where('id', '=', mail)
    .where('sent_at', 'is', null)
    .execute();
}

/** All mails to a member for an export, oldest first, without their authors. */
export function mailsForExport(db: Handle, member: Id) {
  return operatorsTables(db)
    .selectFrom('member_mails')
    .select(['words', 'written_at', 'sent_at'])
    .where('member_id', '=', member)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}
