import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { eraseAccount as eraseChat } from '#server/chat/door.ts';
import { eraseAccount as eraseDiscovery } from '#server/discovery/door.ts';
import { eraseAccount as eraseLedger } from '#server/ledger/door.ts';
import { eraseAccount as eraseLikes } from '#server/likes/door.ts';
import { eraseAccount as eraseNotifications } from '#server/notifications/door.ts';
import { eraseAccount as eraseOperators } from '#server/operators/door.ts';
import { eraseAccount as erasePayments } from '#server/payments/door.ts';
import { eraseAccount as erasePhotos } from '#server/photos/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { eraseAccount as eraseProfile } from '#server/profiles/door.ts';
import { eraseAccount as eraseSafety, isHeld } from '#server/safety/door.ts';
import { eraseAccount as eraseSites } from '#server/sites/door.ts';
import { eraseAccount as eraseTracking } from '#server/tracking/door.ts';
import { barBannedAddress } from '../bans/barred-addresses.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { eraseAccount as eraseOwn } from '../erase-account.ts';
import { deletionOf, dueDeletions } from './deletions.sql.ts';
import { addressesOf } from './erase-rows.sql.ts';

const eraseEverywhere = async (unit: Unit, platform: Platform, member: Id, now: Date): Promise<void> => {
  await barBannedAddress(unit.db, platform, member, now);
  await eraseDiscovery(unit, member);
  await eraseChat(unit, member, now);
  failpoint('accounts/erased-in-part');
  await eraseLikes(unit, member);
  await eraseProfile(unit, member);
  await erasePhotos(unit, member);
  await eraseSafety(unit, member, now);
  await erasePayments(unit, member, now);
  await eraseLedger();
  await eraseNotifications(unit, platform, member);
  await eraseTracking(unit, member);
  await eraseOwn(unit, member);
  await eraseSites(unit, member, now);
  // Runs after the mark as erased: until then the database keeps every security event.
  await eraseOperators(unit, member);
  // Runs last: also deletes jobs of the member that an earlier step may have stored.
  await platform.jobs.forget(unit.db, member);
};

/**
 * Erases a member whose deletion is due, from every domain in one transaction, from the top of the domain
 * order down (ACC-13, GDPR-8). Each domain's `erase-account.ts` names the data that stays. Does nothing if
 * the deletion was undone meanwhile or the account is erased already.
 */
async function eraseMember(platform: Platform, member: Id, now: Date): Promise<void> {
  const addresses = await addressesOf(platform.db, member);
  const erased = await platform.transact(async (unit) => {
    await lockAccount(unit.db, member);
    const deletion = await deletionOf(unit.db, member);
    if (deletion === undefined || deletion.eraseAt > now || (await isHeld(unit.db, member))) return false;
    // Runs while the address is still known: if the process dies here, the next run finds the address again.
    await platform.mailer.forget(addresses);
    failpoint('accounts/mails-forgotten');
    await eraseEverywhere(unit, platform, member, now);
    failpoint('accounts/erased-uncommitted');
    return true;
  });
  if (!erased) return;
  failpoint('accounts/erased');
  // Removes mails that were in transit while the address was deleted.
  await platform.mailer.forget(addresses);
}

/**
 * Erases every account whose 14 days are over. Runs when each deletion is due, and every ten minutes in any
 * case. The payload names no member, so that the queue keeps no member's id.
 */
export const eraseDueJob = job('accounts/erase-due', z.object({}), {
  cron: '*/10 * * * *',
  timeoutSeconds: 600,
  parallel: 1,
});

const batch = 100;

/**
 * Erases each member in a separate transaction. A run that is killed continues with the remaining members,
 * and one failing erasure does not stop the others.
 */
const eraseDue = async (platform: Platform): Promise<void> => {
  const now = platform.clock.now();
  let failed = false;
  let after = -1;
  for (;;) {
    const due = await dueDeletions(platform.db, now, after, batch);
    for (const member of due) {
      after = member;
      await eraseMember(platform, member, now).catch((error: unknown) => {
        failed = true;
        platform.log.error({ err: error }, 'failed to erase an account, will be retried');
      });
    }
    if (due.length < batch) break;
  }
  if (failed) throw new Error('some accounts were not erased');
};

export const eraseDueHandler = jobHandler(eraseDueJob, (_payload, platform) => eraseDue(platform));
