import type { Id } from '#contract/kit/id.ts';
import { approvalDays, rightOfApproval } from '#contract/operators/approval.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { insertApproval, type NewApproval } from './approvals.sql.ts';
import { alarmApprovers } from './mail-approval.job.ts';

/**
 * Stores an act that waits for a second operator, and notifies the operators who may approve it. The caller
 * records the request in the audit log (SAFE-6).
 */
export async function askApproval(unit: Unit, asked: Omit<NewApproval, 'expires'>): Promise<Id> {
  const { kind, operator, now } = asked;
  const id = await insertApproval(unit.db, { ...asked, expires: addDays(now, approvalDays) });
  await alarmApprovers(unit, { what: kind, right: rightOfApproval[kind], operator });
  return id;
}
