import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { operatorsTables } from './tables.ts';

export interface PendingLogin {
  readonly operator: Id;
  /** Hash of the correct password: nothing is stored if the password was changed meanwhile. */
  readonly passwordHash: string;
  readonly hash: Buffer;
  readonly expires: Date;
}

/** Returns false if the operator has a different password by now, or none. */
export async function insertPendingLogin(db: Handle, pending: PendingLogin): Promise<boolean> {
  const { operator, passwordHash, hash, expires } = pending;
  const inserted = await operatorsTables(db)
    .insertInto('operator_pending_logins')
    .columns(['operator_id', 'token_hash', 'expires_at'])
    .expression((query) =>
      query
        .selectFrom('operators')
        .select([
          'id',
          sql<Buffer>`${hash}::bytea`.as('token_hash'),
          sql<Date>`${expires}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', operator)
        .where('password_hash', '=', passwordHash)
        .forShare(),
    )
    .returning('operator_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Counts a code attempt with a token and returns its operator. Undefined if the token is unknown, finished,
 * expired or tried too often.
 */
export async function tryPendingLogin(
  db: Handle,
  asked: { readonly hash: Buffer; readonly tries: number; readonly now: Date },
): Promise<Id | undefined> {
  const found = await operatorsTables(db)
    .updateTable('operator_pending_logins')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', asked.hash)
    .where('expires_at', '>', asked.now)
    .where('tries', '<', asked.tries)
    .returning('operator_id')
    .executeTakeFirst();
  return found?.operator_id;
}

/**
 * Ends a pending login. Returns false if it had ended: exactly one of several simultaneous calls succeeds.
 */
export async function endPendingLogin(db: Handle, hash: Buffer): Promise<boolean> {
  const ended = await operatorsTables(db)
    .deleteFrom('operator_pending_logins')
    .where('token_hash', '=', hash)
    .returning('operator_id')
    .executeTakeFirst();
  return ended !== undefined;
}
