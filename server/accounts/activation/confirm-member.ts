import type { Id } from '#contract/kit/id.ts';
import { announceConfirmed } from '#server/chat/door.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { announceToConfirmed } from '../consents/announce-terms.job.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { showProfileAfterUndo } from '../deletion/deletions.sql.ts';
import { deliverHeldMessageJob } from '../first-message/deliver-held-message.job.ts';
import { heldMessageOf } from '../first-message/held-messages.sql.ts';

/**
 * The member proved that the mailbox is theirs, by any link of ours that came back from it: activates the
 * account and shows the profile.
 * - If the address was confirmed before, nothing changes. A second link does not show a profile that was
 *   taken down since.
 * - New terms that were announced before are announced to the member as well (CON-13).
 * - The members whom they wrote to can reply from now on (ACC-6).
 * - The first message of the sign-up is sent now, if it could not be sent before.
 * - If the account is being deleted, all of this waits for the undo (ACC-13).
 */
export async function confirmMember(unit: Unit, member: Id, now: Date): Promise<void> {
  await lockAccount(unit.db, member);
  if (!(await verifyAddress(unit.db, member, now))) return;
  await announceToConfirmed(unit, member);
  if (await showProfileAfterUndo(unit.db, member)) return;
  await activateProfile(unit.db, member);
  await announceConfirmed(unit, member, now);
  if (await heldMessageOf(unit.db, member))
    await unit.enqueue(deliverHeldMessageJob, { member }, { singletonKey: `member-${member}` });
  failpoint('accounts/address-confirmed');
}
