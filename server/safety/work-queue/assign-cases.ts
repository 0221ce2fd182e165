import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { assignCases, assignedAtMost } from '#contract/safety/assign-cases.ts';
import { operatorHasRight, recordAction } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Unit } from '#server/platform/platform.ts';
import { isAnswerForAnother } from '../complaints/complaints.sql.ts';
import { lockFreeItems, lockOwner, storeAssignment } from '../moderation-queue/assignments.sql.ts';
import type { Queue } from '../moderation-queue/urgency.ts';
import { isForAnother } from '../reports/appeals.sql.ts';

const kinds = {
  report: { queue: 'reports', right: 'moderate', isForAnother },
  complaint: { queue: 'complaints', right: 'support', isForAnother: isAnswerForAnother },
} as const satisfies Record<string, { queue: Queue; right: string; isForAnother: unknown }>;

/** Both the operator and the new owner need the right of the queue. */
async function refuseWithoutRight(
  db: Handle,
  right: 'moderate' | 'support',
  { operator, to }: { readonly operator: Id; readonly to: Id | null },
): Promise<void> {
  if (!(await operatorHasRight(db, operator, right))) throw new Refusal('right_required');
  if (to !== null && !(await operatorHasRight(db, to, right))) throw new Refusal('unknown_colleague');
}

interface Assignment {
  readonly operator: Id;
  readonly input: InputOf<typeof assignCases>;
  readonly now: Date;
}

/** Records the change of owner of each item in the audit log. */
async function recordAssignments(
  unit: Unit,
  items: Awaited<ReturnType<typeof lockFreeItems>>,
  { operator, input: { to, queue }, now }: Assignment,
): Promise<void> {
  for (const { id, member, assigned_to: from } of items)
    await recordAction(unit, {
      ...{ operator, action: `safety/assign-${queue}`, subject: id, at: now },
      ...(member !== null && { member }),
      details: { ...(to !== null && { to }), ...(from !== null && { from }) },
    });
}

export const assignCasesHandler = handler(assignCases, async (call, platform) => {
  const { operator, input } = call;
  const { to } = input;
  const ids = [...new Set(input.ids)].sort((one, other) => one - other);
  const { queue, right, isForAnother: isTaken } = kinds[input.queue];
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const { db } = unit;
    await refuseWithoutRight(db, right, { operator, to });
    const owned = to === null ? 0 : await lockOwner(db, to, now);
    const items = await lockFreeItems(db, queue, { ids, operator, now });
    if (items.length !== ids.length) call.refuse('report_not_yours');
    const added = items.filter(({ assigned_to }) => assigned_to !== to).length;
    if (to !== null && owned + added > assignedAtMost) call.refuse('too_many_assigned');
    for (const id of ids) if (to !== null && (await isTaken(db, id, to))) call.refuse('another_operator');
    await storeAssignment(db, queue, { ids, to, now });
    await recordAssignments(unit, items, { operator, input, now });
    return { assigned: ids.length };
  });
});
