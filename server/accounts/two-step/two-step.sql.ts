import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { newPendingLogin, tryPendingLogin } from '#server/platform/identity/pending-logins.sql.ts';
import type { Platform } from '#server/platform/platform.ts';
import { memberIdentity } from '../credentials/member-identity.sql.ts';
import { totpSecretOf, totpSecretRow } from '../credentials/second-factor.sql.ts';
import { accountsTables, withForeignTables } from '../tables.ts';

/**
 * Stores a secret that waits for its first code, replacing an earlier one. Returns false if two-step login is
 * on.
 */
export async function storePendingTotpSecret(
  db: Handle,
  member: Id,
  sealed: Buffer,
  now: Date,
): Promise<boolean> {
  const stored = await accountsTables(db)
    .insertInto('totp_secrets')
    .values({ member_id: member, sealed_secret: sealed, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ sealed_secret: sealed, created_at: now })
        .where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('member_id')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Reads and locks the secret before a change: other transactions wait. */
export const lockTotpSecret = (db: Handle, member: Id) =>
  totpSecretRow(db, member).forUpdate().executeTakeFirst();

/** Turns two-step login on with the time step of its first code. */
export async function confirmTotpSecret(db: Handle, member: Id, step: number, now: Date): Promise<void> {
  await accountsTables(db)
    .updateTable('totp_secrets')
    .set({ confirmed_at: now, last_step: step })
    .where('member_id', '=', member)
    .execute();
}

/** Returns whether there was a confirmed secret. */
export async function removeTotpSecret(db: Handle, member: Id): Promise<boolean> {
  const removed = await accountsTables(db)
    .deleteFrom('totp_secrets')
    .where('member_id', '=', member)
    .returning('confirmed_at')
    .executeTakeFirst();
  return removed !== undefined && removed.confirmed_at !== null;
}

/**
 * After a correct password, returns the token for the second step; null if two-step login is off. `since` is
 * the moment the password was set: if it changes meanwhile, the pending login cannot be finished (AUTH-8).
 */
export async function openPendingLogin({ db, clock }: Platform, member: Id, since: Date) {
  const kept = await totpSecretOf(db, member);
  if (kept === undefined || kept.confirmed_at === null) return null;
  const { hash, expires, answer } = newPendingLogin(clock.now());
  await accountsTables(db)
    .insertInto('pending_logins')
    .values({ token_hash: hash, member_id: member, created_at: since, expires_at: expires })
    .execute();
  return answer;
}

/**
 * Counts a code attempt with a token and returns the member, and the moment their password was set. Also
 * undefined if the token is another site's or the password was changed since.
 */
export const tryMemberLogin = (
  db: Handle,
  asked: { readonly hash: Buffer; readonly site: number; readonly now: Date },
) =>
  tryPendingLogin(db, memberIdentity, asked)
    .where(sql.ref(memberIdentity.subject), 'in', () =>
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
    .returning(sql.ref<Date>('created_at').as('since'))
    .executeTakeFirst();
