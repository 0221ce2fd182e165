import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isOfActiveAccount, spendActivationToken } from './activation-tokens.sql.ts';
import { confirmMember } from './confirm-member.ts';

/**
 * Confirms the address behind a mailed token and shows the profile to others. Also returns true for a token
 * that was used before, if its account is active (ACC-7). Returns false for all others.
 */
export async function confirmAddress(unit: Unit, token: string, site: number, now: Date): Promise<boolean> {
  if (!isToken(token)) return false;
  const hash = tokenHash(token);
  const member = await spendActivationToken(unit.db, hash, site, now);
  if (member === undefined) return isOfActiveAccount(unit.db, hash, site);
  await confirmMember(unit, member, now);
  return true;
}
