import { activate } from '#contract/accounts/activate.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isOfActiveAccount, spendActivationToken } from './activation-tokens.sql.ts';
import { confirmMember } from './confirm-member.ts';

/**
 * Confirms the address behind a mailed token and shows the profile to others. Also returns true for a token
 * that was used before, if its account is active (ACC-7). Returns false for all others.
 */
async function confirmAddress(unit: Unit, token: string, site: number, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const hash = tokenHash(token);
  const member = await spendActivationToken(unit.db, hash, site, now);
  if (member === undefined) return isOfActiveAccount(unit.db, hash, site);
  await confirmMember(unit, member, now);
  return true;
}

/** Sets no cookie: a browser without the login stays logged out (ACC-7). */
export const activateHandler = handler(activate, async (call, platform) => {
  const { token } = call.input;
  const isActive = await platform.transact((unit) =>
    confirmAddress(unit, token, call.site, platform.clock.now()),
  );
  failpoint('accounts/activation-committed');
  return isActive ? { status: 'active' as const } : call.refuse('activation_failed');
});
