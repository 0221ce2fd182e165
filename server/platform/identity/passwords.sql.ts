import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import type { Identity, PasswordColumns } from './identity.ts';

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
