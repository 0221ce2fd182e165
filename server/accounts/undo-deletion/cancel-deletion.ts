import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { restorePhotos } from '#server/photos/door.ts';
import type { Unit } from '#server/platform/platform.ts';
import { reopenProfile } from '#server/profiles/door.ts';
import { consentVersion } from '../consents/consent-version.ts';
import { renewConsents } from '../consents/consents.sql.ts';
import { voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { deleteDeletion } from '../deletion/deletions.sql.ts';
import { deliverHeldMessageJob } from '../first-message/deliver-held-message.job.ts';
import { heldMessageOf, sendersOfUndelivered } from '../first-message/held-messages.sql.ts';
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
  await renewConsents(unit.db, { member, version: consentVersion, language, now });
  await voidMailedTokens(unit.db, member, 'deletion_undo');
  if (profileStatus !== 'disabled' && (await heldMessageOf(unit.db, member)))
    await unit.enqueue(deliverHeldMessageJob, { member }, { singletonKey: `member-${member}` });
  // Delivers first messages that could not reach the member while the account was closed.
  for (const sender of await sendersOfUndelivered(unit.db, member))
    await unit.enqueue(deliverHeldMessageJob, { member: sender }, { singletonKey: `member-${sender}` });
  await unit.enqueue(mailDeletionUndoneJob, { member, origin, language });
  return true;
}
