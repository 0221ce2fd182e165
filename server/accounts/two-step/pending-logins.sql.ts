import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

export interface PendingLogin {
  readonly member: Id;
  readonly hash: Buffer;
  /** Moment the correct password was set. */
  readonly since: Date;
  readonly expires: Date;
}

/** The member whose login a correct code finishes, and the moment their password was set. */
export interface LoginAwaitingCode {
  readonly member: Id;
  readonly since: Date;
}

export async function insertPendingLogin(db: Handle, pending: PendingLogin): Promise<void> {
  await accountsTables(db)
    .insertInto('pending_logins')
    .values({
      token_hash: pending.hash,
      member_id: pending.member,
      created_at: pending.since,
      expires_at: pending.expires,
    })
    .execute();
}

/**
 * Counts a code attempt with a token and returns the pending login. Undefined if the token is unknown,
 * finished, expired, tried too often or another site's. Also undefined if the password was changed since.
 */
export async function tryPendingLogin(
  db: Handle,
  asked: { readonly hash: Buffer; readonly site: number; readonly tries: number; readonly now: Date },
): Promise<LoginAwaitingCode | undefined> {
  const found = await accountsTables(db)
    .updateTable('pending_logins')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', asked.hash)
    .where('expires_at', '>', asked.now)
    .where('tries', '<', asked.tries)
    .where('member_id', 'in', () =>
      withForeignTables(db)
        .selectFrom('pending_logins as pending')
        .innerJoin('members', 'members.id', 'pending.member_id')
        .innerJoin('credentials', 'credentials.member_id', 'pending.member_id')
        .select('members.id')
        .where('pending.token_hash', '=', asked.hash)
        .where('members.site_id', '=', asked.site)
        .where('members.erased_at', 'is', null)
        // Compares milliseconds, because moments made by the database have microseconds.
        .where(sql<boolean>`date_trunc('milliseconds', credentials.changed_at) = pending.created_at`),
    )
    .returning(['member_id', 'created_at'])
    .executeTakeFirst();
  return found && { member: found.member_id, since: found.created_at };
}

/**
 * Ends a pending login. Returns false if it had ended: exactly one of several simultaneous calls succeeds.
 */
export async function endPendingLogin(db: Handle, hash: Buffer): Promise<boolean> {
  const ended = await accountsTables(db)
    .deleteFrom('pending_logins')
    .where('token_hash', '=', hash)
    .returning('member_id')
    .executeTakeFirst();
  return ended !== undefined;
}
