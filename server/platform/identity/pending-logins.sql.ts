import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '../database/handle.ts';
import { newToken, tokenHash } from '../keys/token.ts';
import { addSeconds } from '../time.ts';
import { codesPerLogin, type Identity, type PendingLoginColumns, pendingSeconds } from './identity.ts';

const pendingIn = (db: Handle) => db.$extendTables<Record<string, PendingLoginColumns>>();

/** A new pending login: `hash` and `expires` for its row, `answer` for the browser. */
export function newPendingLogin(now: Date) {
  const token = newToken();
  const expires = addSeconds(now, pendingSeconds);
  return { hash: tokenHash(token), expires, answer: { token, expires_at: expires.toISOString() } };
}

/**
 * Counts a code attempt with a token and returns its subject. The caller adds its own conditions and executes
 * the statement, which finds nothing if the token is unknown, finished, expired or tried too often.
 */
export const tryPendingLogin = (
  db: Handle,
  { pendingLogins, subject }: Identity,
  { hash, now }: { readonly hash: Buffer; readonly now: Date },
) =>
  pendingIn(db)
    .updateTable(pendingLogins)
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('tries', '<', codesPerLogin)
    .returning(sql.ref<Id>(subject).as('subject'));

/**
 * Ends a pending login. Returns false if it had ended: exactly one of several simultaneous calls succeeds.
 */
export async function endPendingLogin(
  db: Handle,
  { pendingLogins }: Identity,
  hash: Buffer,
): Promise<boolean> {
  const ended = await pendingIn(db)
    .deleteFrom(pendingLogins)
    .where('token_hash', '=', hash)
    .returning('token_hash')
    .executeTakeFirst();
  return ended !== undefined;
}

export async function purgePendingLogins(db: Handle, { pendingLogins }: Identity, now: Date): Promise<void> {
  await pendingIn(db).deleteFrom(pendingLogins).where('expires_at', '<=', now).execute();
}
