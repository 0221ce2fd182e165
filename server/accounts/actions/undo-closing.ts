import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { givePhotosBack } from '#server/photos/give-photos-back.ts';
import type { Unit } from '#server/platform/platform.ts';
import { reopenProfile } from '#server/profiles/reopen-profile.ts';
import { deliverHeldMessageJob } from '../jobs/deliver-held-message.job.ts';
import { mailDeletionUndoneJob } from '../jobs/mail-deletion-undone.job.ts';
import { consentVersion } from '../rules/consent-version.ts';
import { renewConsents } from '../store/consents.ts';
import { deleteDeletion } from '../store/deletions.ts';
import { heldMessageOf, triedSenders } from '../store/held-messages.ts';
import { voidMailedTokens } from '../store/mailed-tokens.ts';

export interface UndoneClosing {
  readonly member: Id;
  readonly origin: string;
  readonly language: Locale;
  readonly now: Date;
}

/** Everything is as it was before `closeAccount`, but for the logins; a consent that was revoked is given anew. False: the account is not going, or its day has come. */
export async function undoClosing(
  unit: Unit,
  { member, origin, language, now }: UndoneClosing,
): Promise<boolean> {
  const profileStatus = await deleteDeletion(unit.db, member, now);
  if (profileStatus === undefined) return false;
  // Of whoever is suspended or banned the profile stays closed until that ends.
  if (await reopenProfile(unit.db, member, profileStatus)) await givePhotosBack(unit.db, member);
  await renewConsents(unit.db, { member, version: consentVersion, language, now });
  await voidMailedTokens(unit.db, member, 'deletion_undo');
  if (profileStatus !== 'disabled' && (await heldMessageOf(unit.db, member)))
    await unit.enqueue(deliverHeldMessageJob, { member }, { singletonKey: `member-${member}` });
  // What was written to them while they were away did not arrive.
  for (const sender of await triedSenders(unit.db, member))
    await unit.enqueue(deliverHeldMessageJob, { member: sender }, { singletonKey: `member-${sender}` });
  await unit.enqueue(mailDeletionUndoneJob, { member, origin, language });
  return true;
}
