import { undoDeletion } from '#contract/accounts/undo-deletion.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { recordSecurityEvent, type SecurityEventFacts } from '#server/operators/door.ts';
import { restorePhotos } from '#server/photos/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { handler } from '#server/platform/http/handler.ts';
import { isToken, tokenHash } from '#server/platform/keys/token.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { reopenProfile } from '#server/profiles/door.ts';
import { termsInForce } from '#server/sites/door.ts';
import { consentVersion } from '../consents/agree-to-terms.ts';
import { renewConsents } from '../consents/consents.sql.ts';
import { lockAccount, passwordSince } from '../credentials/credentials.sql.ts';
import { memberOfValidToken, spendMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { siteOfMember } from '../current-user/current-user-row.sql.ts';
import { deleteDeletion, deletionOf } from '../deletion/deletions.sql.ts';
import { deletionOfUndoProof } from '../deletion/undo-proof.ts';
import { deliverHeldMessageJob } from '../first-message/deliver-held-message.job.ts';
import { heldMessageOf, sendersOfUndelivered } from '../first-message/held-messages.sql.ts';
import { logInMember } from '../log-in/log-in-member.ts';
import { mailDeletionUndoneJob } from './mail-deletion-undone.job.ts';

export interface DeletionCancelling {
  readonly member: Id;
  readonly origin: string;
  readonly language: Locale;
  readonly now: Date;
}

/**
 * Restores everything that `closeAccount` changed, except the logins. Revoked consents are given anew.
 * Returns false if the account is not being deleted, or its erasure is due.
 */
export async function cancelDeletion(
  unit: Unit,
  { member, origin, language, now }: DeletionCancelling,
): Promise<boolean> {
  const profileStatus = await deleteDeletion(unit.db, member, now);
  if (profileStatus === undefined) return false;
  // The profile of a suspended or banned member stays closed until that ends.
  if (await reopenProfile(unit.db, member, profileStatus)) await restorePhotos(unit.db, member);
  const site = await siteOfMember(unit.db, member);
  const terms = site === undefined ? undefined : await termsInForce(unit.db, site, now);
  await renewConsents(unit.db, { member, version: consentVersion, language, now }, terms);
  await voidMailedTokens(unit.db, member, 'deletion_undo');
  if (profileStatus !== 'disabled' && (await heldMessageOf(unit.db, member)))
    await unit.enqueue(deliverHeldMessageJob, { member }, { singletonKey: `member-${member}` });
  // Delivers first messages that could not reach the member while the account was closed.
  for (const sender of await sendersOfUndelivered(unit.db, member))
    await unit.enqueue(deliverHeldMessageJob, { member: sender }, { singletonKey: `member-${sender}` });
  await unit.enqueue(mailDeletionUndoneJob, { member, origin, language });
  return true;
}

export interface RestoreRequest {
  /** Token of the mailed link, or the proof that came with a refused log-in. */
  readonly token: string;
  readonly site: number;
  readonly origin: string;
  readonly language: Locale;
  readonly from: SecurityEventFacts['from'];
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
  { token, site, from, ...told }: RestoreRequest,
): Promise<Returned | undefined> => {
  const now = platform.clock.now();
  const link = { hash: tokenHash(token), purpose: 'deletion_undo' as const, site, now };
  const member = await memberOfValidToken(platform.db, link);
  if (member === undefined) return undefined;
  return platform.transact(async (unit) => {
    await lockAccount(unit.db, member);
    const spent = await spendMailedToken(unit.db, link);
    if (spent === undefined || !(await cancelDeletion(unit, { member, now, ...told }))) return undefined;
    await recordSecurityEvent(unit.db, platform, { kind: 'deletion_undone', member, from });
    failpoint('accounts/undone-uncommitted');
    return { member, since: null };
  });
};

const byProof = async (
  platform: Platform,
  { token, site, from, ...told }: RestoreRequest,
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
    if (!(await cancelDeletion(unit, { member, now, ...told }))) return undefined;
    await recordSecurityEvent(unit.db, platform, { kind: 'deletion_undone', member, from });
    return { member, since };
  });
};

/**
 * Cancels a deletion, exactly once: the first of several simultaneous calls succeeds. Returns undefined if
 * the link or the proof is not valid (any more).
 */
function restoreAccount(platform: Platform, back: RestoreRequest): Promise<Returned | undefined> {
  return isToken(back.token) ? byMail(platform, back) : byProof(platform, back);
}

/** The mailed link sets no cookie, because it may be opened in a browser that is not the member's. */
export const undoDeletionHandler = handler(undoDeletion, async (call, platform) => {
  const { site, origin, language, input } = call;
  const back = await restoreAccount(platform, {
    token: input.token,
    site,
    origin,
    language,
    from: call,
  });
  if (back === undefined) return call.refuse('deletion_undo_failed');
  return { user: back.since && (await logInMember(platform, call, back.member, { since: back.since })) };
});
