import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform } from '#server/platform/platform.ts';
import { passwordSince } from '../credentials/credentials.sql.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { memberOfValidToken, spendMailedToken } from '../credentials/mailed-tokens.sql.ts';
import { siteOfMember } from '../current-user/site-of-member.sql.ts';
import { deletionOf } from '../deletion/deletions.sql.ts';
import { deletionOfUndoProof } from '../deletion/undo-proof.ts';
import { cancelDeletion } from './cancel-deletion.ts';

export interface RestoreRequest {
  /** Token of the mailed link, or the proof that came with a refused log-in. */
  readonly token: string;
  readonly site: number;
  readonly origin: string;
  readonly language: Locale;
}

interface Returned {
  readonly member: Id;
  /**
   * Moment the password was set, if the caller proved their identity at log-in. Null if only the mailed link
   * did.
   */
  readonly since: Date | null;
}

const byMail = async (
  platform: Platform,
  { token, site, ...request }: RestoreRequest,
): Promise<Returned | undefined> => {
  const now = platform.clock.now();
  const link = { hash: tokenHash(token), purpose: 'deletion_undo' as const, site, now };
  const member = await memberOfValidToken(platform.db, link);
  if (member === undefined) return undefined;
  return platform.transact(async (unit) => {
    await lockAccount(unit.db, member);
    const spent = await spendMailedToken(unit.db, link);
    if (spent === undefined || !(await cancelDeletion(unit, { member, now, ...request }))) return undefined;
    failpoint('accounts/undone-uncommitted');
    return { member, since: null };
  });
};

const byProof = async (
  platform: Platform,
  { token, site, ...request }: RestoreRequest,
): Promise<Returned | undefined> => {
  const now = platform.clock.now();
  const proof = deletionOfUndoProof(platform.keys, token, now);
  if (proof === undefined) return undefined;
  const { member, requestedAt, since } = proof;
  return platform.transact(async (unit) => {
    if ((await passwordSince(unit.db, member))?.getTime() !== since.getTime()) return undefined;
    await lockAccount(unit.db, member);
    const deletion = await deletionOf(unit.db, member);
    if (deletion?.requestedAt.getTime() !== requestedAt.getTime()) return undefined;
    if ((await siteOfMember(unit.db, member)) !== site) return undefined;
    return (await cancelDeletion(unit, { member, now, ...request })) ? { member, since } : undefined;
  });
};

/**
 * Cancels a deletion, exactly once: the first of several simultaneous calls succeeds. Returns undefined if
 * the link or the proof is not valid (any more).
 */
export function restoreAccount(platform: Platform, back: RestoreRequest): Promise<Returned | undefined> {
  return isToken(back.token) ? byMail(platform, back) : byProof(platform, back);
}
