import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { readApprover } from '../operators.sql.ts';

/** Refuses `approver_too_new` for an operator who is new or has new roles. */
export async function requireSeasonedOperator(db: Handle, operator: Id, now: Date): Promise<void> {
  const { approves_from: from } = await readApprover(db, operator);
  if (from > now)
    throw new Refusal('approver_too_new', { hours: Math.ceil((from.getTime() - now.getTime()) / 3_600_000) });
}

/**
 * Refuses an approval in words. A trigger of both tables refuses the same for any statement (SAFE-6).
 * - `own_request`: the operator asked for the act.
 * - `approver_too_new`: the operator is new, or has new roles.
 * - `asker_disabled`: the operator who asked was disabled since.
 * - `approval_expired`: too late.
 */
export async function requireSecondOperator(
  db: Handle,
  { asker, approver, expires, now }: { asker: Id; approver: Id; expires: Date; now: Date },
): Promise<void> {
  if (asker === approver) throw new Refusal('own_request');
  if (expires <= now) throw new Refusal('approval_expired');
  await requireSeasonedOperator(db, approver, now);
  if ((await readApprover(db, asker)).disabled_at !== null) throw new Refusal('asker_disabled');
}
