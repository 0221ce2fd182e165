import type { Id } from '#contract/kit/id.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { after, pendingSeconds } from '../limits/lifetimes.ts';
import { insertPendingLogin } from './pending-logins.sql.ts';
import { totpSecretOf } from './totp-secrets.sql.ts';

/**
 * After a correct password, returns the token for the second step; null if two-step login is off. `since` is
 * the moment the password was set: if it changes meanwhile, the pending login cannot be finished (AUTH-8).
 */
export async function openPendingLogin(platform: Platform, member: Id, since: Date) {
  const kept = await totpSecretOf(platform.db, member);
  if (kept === undefined || kept.confirmed_at === null) return null;
  const expires = after(platform.clock.now(), pendingSeconds);
  const token = newToken();
  await insertPendingLogin(platform.db, { member, hash: tokenHash(token), since, expires });
  return { token, expires_at: expires.toISOString() };
}
