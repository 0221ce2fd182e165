import type { Id } from '#contract/kit/id.ts';
import type { ApprovalKind } from '#contract/operators/approval.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { decideOwnedItem } from '../item-owners/assign-items.ts';
import { recordAction } from '../record-action.ts';
import { type ApprovalVerdict, lockApproval, storeVerdict } from './approvals.sql.ts';
import { requireSecondOperator } from './require-second-operator.ts';

interface Decision extends ApprovalVerdict {
  readonly id: Id;
  readonly kind: ApprovalKind;
}

/**
 * Decides a waiting act once, and records it. Returns what was asked; the caller's transaction carries it out
 * if `approved`. The operator who asked may only decline, which withdraws the request. The second
 * of two simultaneous decisions is `not_found` (SAFE-6).
 */
export async function decideApproval(
  unit: Unit,
  { id, kind, operator, approved, now }: Decision,
): Promise<{ readonly payload: unknown; readonly asker: Id; readonly member: Id | null }> {
  const waiting = await lockApproval(unit.db, id, kind);
  if (waiting === undefined) throw new Refusal('not_found');
  const { payload, asked_by: asker, member_id: member, expires_at: expires } = waiting;
  if (approved) await requireSecondOperator(unit.db, { asker, approver: operator, expires, now });
  await decideOwnedItem(unit, 'approval', id, { operator, now }, asker);
  await storeVerdict(unit.db, id, { operator, approved, now });
  await recordAction(unit, {
    operator,
    action: approved ? 'operators/approve' : 'operators/decline',
    ...(member !== null && { member }),
    subject: id,
    details: { kind, asker },
    at: now,
  });
  return { payload, asker, member };
}
