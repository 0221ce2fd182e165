import type { Id } from '#contract/kit/id.ts';
import { verifyAddress } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Unit } from '#server/platform/platform.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { openAfterUndo } from '../deletion/deletions.sql.ts';
import { deliverHeldMessageJob } from '../first-message/deliver-held-message.job.ts';
import { heldMessageOf } from '../first-message/held-messages.sql.ts';

/**
 * The member proved that the mailbox is theirs, by whichever link of ours came back from it: the account is active and
 * others find the profile. Of one who had proved it before nothing changes, for a second link shows no profile again
 * that was taken down since. What they wrote to somebody at sign-up goes out now (ACC-6). Of one who is going away all
 * this waits for the undo (ACC-13).
 */
export async function confirmMember(unit: Unit, member: Id, now: Date): Promise<void> {
  await lockAccount(unit.db, member);
  if (!(await verifyAddress(unit.db, member, now))) return;
  if (await openAfterUndo(unit.db, member)) return;
  await activateProfile(unit.db, member);
  if (await heldMessageOf(unit.db, member))
    await unit.enqueue(deliverHeldMessageJob, { member }, { singletonKey: `member-${member}` });
  failpoint('accounts/address-confirmed');
}
