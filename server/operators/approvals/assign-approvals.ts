import * as z from 'zod/mini';
import type { Id } from '#contract/kit/id.ts';
import { approvalKind, rightOfApproval } from '#contract/operators/approval.ts';
import { assignApprovals } from '#contract/operators/assign-approvals.ts';
import { handler } from '#server/platform/http/handler.ts';
import { type AssignableItem, assignItems } from '../item-owners/assign-items.ts';
import { readApprover } from '../operators.sql.ts';
import { lockWaitingApprovals } from './approvals.sql.ts';

export const assignApprovalsHandler = handler(assignApprovals, async ({ operator, input }, platform) => {
  const ids = [...new Set(input.ids)];
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const rows = await lockWaitingApprovals(unit.db, ids, now);
    const items = rows.map(
      ({ id, kind, member_id: member, asked_by: asker }): AssignableItem => ({
        ...{ id, member, right: rightOfApproval[z.parse(approvalKind, kind)] },
        async isBarred(receiver: Id) {
          return receiver === asker || (await readApprover(unit.db, receiver)).approves_from > now;
        },
      }),
    );
    const by = { operator, now };
    return assignItems(unit, items, { queue: 'approval', ids, to: input.to, by, opensWhenTaken: true });
  });
});
