import type { Id } from '#contract/kit/id.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform, Unit } from '#server/platform/platform.ts';
import { lockAccount } from '../credentials/lock-account.sql.ts';
import { daysUntil } from '../limits/lifetimes.ts';
import { deletionOf } from './deletions.sql.ts';
import { undoProof } from './undo-proof.ts';

/**
 * No session for a member whose account is going away: coming by is no change of mind (GDPR-8). Throws
 * `account_recoverable` with the days left, the day itself and the `undo` that brings the account back. Until the
 * transaction ends no deletion begins beside it. `since`: of the password the member has now.
 */
export async function refuseLeaving(
  unit: Unit,
  { keys }: Pick<Platform, 'keys'>,
  { member, since, now }: { readonly member: Id; readonly since: Date; readonly now: Date },
): Promise<void> {
  await lockAccount(unit.db, member);
  const deletion = await deletionOf(unit.db, member);
  if (deletion === undefined) return;
  // Its day has come: the next run of the job makes nobody of them, and to the outside they are that already.
  if (deletion.eraseAt <= now) throw new Refusal('login_failed');
  const { requestedAt, eraseAt } = deletion;
  throw new Refusal('account_recoverable', {
    days: daysUntil(eraseAt, now),
    date: eraseAt.toISOString(),
    undo: undoProof(keys, { member, requestedAt, since }, now),
  });
}
