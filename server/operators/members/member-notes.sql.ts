import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from '../tables.ts';

export interface NewNote {
  readonly member: Id;
  readonly operator: Id;
  readonly clientId: string;
  readonly words: string;
  readonly at: Date;
}

/** Stores a note once. Undefined if the operator stored it before. */
export async function insertNote(db: Handle, note: NewNote): Promise<Id | undefined> {
  const { member, operator, clientId, words, at } = note;
  const row = await operatorsTables(db)
    .insertInto('member_notes')
    .values({ member_id: member, operator_id: operator, client_id: clientId, words, written_at: at })
    .onConflict((one) => one.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** The note that an operator stored with this client id. */
export async function noteOfClient(db: Handle, operator: Id, clientId: string): Promise<Id | undefined> {
  const row = await operatorsTables(db)
    .selectFrom('member_notes')
    .select('id')
    .where('client_id', '=', clientId)
    .where('operator_id', '=', operator)
    .executeTakeFirst();
  return row?.id;
}

/** An own note, locked. Undefined if another operator wrote it, or nobody. */
export function lockOwnNote(
  db: Handle,
  { member, operator, note }: { readonly member: Id; readonly operator: Id; readonly note: Id },
) {
  return operatorsTables(db)
    .selectFrom('member_notes')
    .select(['id', 'struck_at'])
    .where('id', '=', note)
    .where('member_id', '=', member)
    .where('operator_id', '=', operator)
    .forUpdate()
    .executeTakeFirst();
}

export async function strikeNote(db: Handle, note: Id, at: Date): Promise<void> {
  await operatorsTables(db)
    .updateTable('member_notes')
    .set({ struck_at: at })
    .where('id', '=', note)
    .execute();
}

/** Notes on a member with their authors, newest first. */
export function notesOf(
  db: Handle,
  member: Id,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  return operatorsTables(db)
    .selectFrom('member_notes')
    .innerJoin('operators', 'operators.id', 'member_notes.operator_id')
    .select([
      'member_notes.id',
      'member_notes.operator_id',
      'operators.email',
      'member_notes.words',
      'member_notes.written_at',
      'member_notes.struck_at',
    ])
    .where('member_notes.member_id', '=', member)
    .orderBy('member_notes.written_at', 'desc')
    .orderBy('member_notes.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** All notes on a member for an export, oldest first, without their authors. */
export function notesForExport(db: Handle, member: Id) {
  return operatorsTables(db)
    .selectFrom('member_notes')
    .select(['words', 'written_at', 'struck_at'])
    .where('member_id', '=', member)
    .orderBy('written_at')
    .orderBy('id')
    .execute();
}

/** Deletes notes on an erased member and mails to them. The database refuses it before the erasure. */
export async function eraseNotesAndMails(db: Handle, member: Id): Promise<void> {
  for (const table of ['member_notes', 'member_mails'] as const)
    await operatorsTables(db).deleteFrom(table).where('member_id', '=', member).execute();
}
