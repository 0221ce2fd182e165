import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import type { Identity, PasswordColumns, RecoveryCodeColumns, TotpColumns } from './identity.ts';

const codesIn = (db: Handle) => db.$extendTables<Record<string, RecoveryCodeColumns>>();

/** Replaces the subject's codes by these; an empty list leaves none. */
export async function replaceRecoveryCodes(
  db: Handle,
  { recoveryCodes, subject }: Identity,
  id: Id,
  hashes: readonly Buffer[],
): Promise<void> {
  await codesIn(db).deleteFrom(recoveryCodes).where(sql.ref(subject), '=', id).execute();
  if (hashes.length === 0) return;
  await codesIn(db)
    .insertInto(recoveryCodes)
    .values(hashes.map((hash) => ({ [subject]: id, code_hash: hash })))
    .execute();
}

/**
 * Uses up a code. Returns false if it is unknown or used: exactly one of several simultaneous calls succeeds.
 */
export async function spendRecoveryCode(
  db: Handle,
  { recoveryCodes, subject }: Identity,
  id: Id,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
): Promise<boolean> {
  const spent = await codesIn(db)
    .updateTable(recoveryCodes)
    .set({ used_at: now })
    .where(sql.ref(subject), '=', id)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('code_hash')
    .executeTakeFirst();
  return spent !== undefined;
}

export async function recoveryCodesLeft(
  db: Handle,
  { recoveryCodes, subject }: Identity,
  id: Id,
): Promise<number> {
  const { left } = await codesIn(db)
    .selectFrom(recoveryCodes)
    .select((row) => row.fn.countAll<number>().as('left'))
    .where(sql.ref(subject), '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

/**
 * Uses up a time step. Returns false if it, or a later one, was used before: exactly one of several
 * simultaneous calls succeeds (AUTH-13).
 */
export async function spendTotpStep(
  db: Handle,
  { totp: { table, subject, confirmed } }: Identity,
  id: Id,
  step: number,
): Promise<boolean> {
  const taken = await db
    .$extendTables<Record<string, TotpColumns>>()
    .updateTable(table)
    .set({ last_step: step })
    .where(sql.ref(subject), '=', id)
    .$if(confirmed !== undefined, (query) => query.where(sql.ref(confirmed ?? ''), 'is not', null))
    .where((row) => row.or([row('last_step', 'is', null), row('last_step', '<', step)]))
    .returning('last_step')
    .executeTakeFirst();
  return taken !== undefined;
}

/**
 * Stores the same password hashed with newer parameters. Does nothing if the password was changed meanwhile.
 */
export async function replaceHash(
  db: Handle,
  { passwords: { table, subject } }: Identity,
  id: Id,
  { before, hash }: { readonly before: string; readonly hash: string },
): Promise<void> {
  await db
    .$extendTables<Record<string, PasswordColumns>>()
    .updateTable(table)
    .set({ password_hash: hash })
    .where(sql.ref(subject), '=', id)
    .where('password_hash', '=', before)
    .execute();
}
