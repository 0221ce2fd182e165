import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { daysUntil } from '../limits/lifetimes.ts';
import { deletionOf } from './deletions.sql.ts';
import { undoProof } from './undo-proof.ts';

/**
 * Refuses a session while the account is being deleted: a log-in attempt does not cancel the deletion
 * (GDPR-8). Throws `account_recoverable` with the days left, the date and the `undo` proof that restores the
 * account. Locks the account, so that no deletion starts before the transaction ends. `since`: moment the
 * member's current password was set.
 */
export async function refusePendingDeletion(
  unit: Unit,
  { keys }: Pick<Platform, 'keys'>,
  { member, since, now }: { readonly member: Id; readonly since: Date; readonly now: Date },
): Promise<void> {
  await lockAccount(unit.db, member);
  const deletion = await deletionOf(unit.db, member);
  if (deletion === undefined) return;
  // The erasure is due: the next run of the job erases the member, who counts as erased to the outside
  // already.
  if (deletion.eraseAt <= now) throw new Refusal('login_failed');
  const { requestedAt, eraseAt } = deletion;
  throw new Refusal('account_recoverable', {
    days: daysUntil(eraseAt, now),
    date: eraseAt.toISOString(),
    undo: undoProof(keys, { member, requestedAt, since }, now),
  });
}
