import { requestDeletion, undoDays } from '#contract/accounts/request-deletion.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { recordSecurityEvent, type SecurityEventFacts } from '#server/operators/door.ts';
import { cancelDebits } from '#server/payments/door.ts';
import { withholdPhotos } from '#server/photos/door.ts';
import { sessionCookie } from '#server/platform/http/cookies.ts';
import { handler } from '#server/platform/http/handler.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { closeProfile } from '#server/profiles/door.ts';
import { lockAccount } from '../credentials/credentials.sql.ts';
import { proveOwner } from '../credentials/prove-owner.ts';
import { daysAfter } from '../limits/lifetimes.ts';
import { endLogins } from '../sessions/end-logins.ts';
import { deletionOf, insertDeletion } from './deletions.sql.ts';
import { eraseDueJob } from './erase-due.job.ts';
import { mailDeletionJob } from './mail-deletion.job.ts';

export interface AccountClosing {
  readonly member: Id;
  /** One of `deletionReasons`, or free text by the member. */
  readonly reason: string;
  readonly origin: string;
  readonly language: Locale;
  readonly from: SecurityEventFacts['from'];
  readonly now: Date;
}

/**
 * Closes the account and schedules its erasure (ACC-13, GDPR-8). From now on nobody sees the member, all
 * devices are logged out and receive nothing, and the undo link is mailed. All of it happens in one
 * transaction, and a second call changes nothing. Returns the moment of erasure.
 */
export async function closeAccount(
  unit: Unit,
  platform: Platform,
  { member, reason, origin, language, from, now }: AccountClosing,
): Promise<Date> {
  await lockAccount(unit.db, member);
  const going = await deletionOf(unit.db, member);
  if (going !== undefined) return going.eraseAt;
  const eraseAt = daysAfter(now, undoDays);
  const profileStatus = await closeProfile(unit.db, member);
  await withholdPhotos(unit.db, member);
  await cancelDebits(unit, member, now);
  await recordSecurityEvent(unit.db, platform, { kind: 'deletion_requested', member, from });
  await insertDeletion(unit.db, { member, reason, requestedAt: now, eraseAt, profileStatus });
  await endLogins(unit, platform, member);
  unit.afterCommit(() => platform.live.dropMember(member));
  await unit.enqueue(mailDeletionJob, { member, origin, language });
  const startAfterSeconds = (eraseAt.getTime() - now.getTime()) / 1000;
  await unit.enqueue(eraseDueJob, {}, { startAfterSeconds });
  return eraseAt;
}

export const requestDeletionHandler = handler(requestDeletion, async (call, platform) => {
  const { member, origin, language, input } = call;
  await proveOwner(platform, call, input);
  const now = platform.clock.now();
  const eraseAt = await platform.transact((unit) =>
    closeAccount(unit, platform, { member, reason: input.reason, origin, language, from: call, now }),
  );
  call.clearCookie(sessionCookie);
  return { erase_at: eraseAt.toISOString() };
});
