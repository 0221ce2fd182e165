import type { Id } from '#contract/kit/id.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { after, pendingSeconds } from '../limits/lifetimes.ts';
import { insertPendingLogin } from './pending-logins.sql.ts';
import { totpSecretOf } from './totp-secrets.sql.ts';

/**
 * A right password of a member with two-step login on: the token for the second step. Null where it is off. `since`: of
 * that password; one that is changed meanwhile leaves nothing to finish (AUTH-8).
 */
export async function openPendingLogin(platform: Platform, member: Id, since: Date) {
  const kept = await totpSecretOf(platform.db, member);
  if (kept === undefined || kept.confirmed_at === null) return null;
  const expires = after(platform.clock.now(), pendingSeconds);
  const token = newToken();
  await insertPendingLogin(platform.db, { member, hash: tokenHash(token), since, expires });
  return { token, expires_at: expires.toISOString() };
}
