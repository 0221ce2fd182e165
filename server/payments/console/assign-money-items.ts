import type { Id } from '#contract/kit/id.ts';
import { approvalDays } from '#contract/operators/approval.ts';
import { assignMoneyItems } from '#contract/payments/console/assign-money-items.ts';
import { type AssignableItem, assignItems, operatorApprovesFrom } from '#server/operators/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { handler } from '#server/platform/http/handler.ts';
import { addDays } from '#server/platform/time.ts';
import { lockOpenFindings } from '../findings/findings.sql.ts';
import { lockWaitingProposals } from '../refunds/refund-proposals.sql.ts';
import { lockOpenCases } from '../withdrawals/withdrawal-cases.sql.ts';
import { lockDebts } from './debts.sql.ts';

const right = 'money';
const isBarred = async () => false;

type LockItems = (db: Handle, ids: readonly Id[], now: Date) => Promise<AssignableItem[]>;

const ofNobody = ({ id }: { readonly id: Id }): AssignableItem => ({ id, member: null, right, isBarred });

/** Locks the waiting items among these, each list in its own way. */
const lockItems = {
  withdrawal: async (db, ids) => (await lockOpenCases(db, ids)).map(ofNobody),
  finding: async (db, ids) => (await lockOpenFindings(db, ids)).map(ofNobody),
  debt: async (db, ids) => (await lockDebts(db, ids)).map((debt) => ({ ...debt, right, isBarred })),
  refund: async (db, ids, now) =>
    (await lockWaitingProposals(db, ids, addDays(now, -approvalDays))).map(({ id, proposed_by: asker }) => ({
      ...{ id, member: null, right },
      isBarred: async (receiver) => receiver === asker || (await operatorApprovesFrom(db, receiver)) > now,
    })),
} as const satisfies Record<string, LockItems>;

export const assignMoneyItemsHandler = handler(assignMoneyItems, async ({ operator, input }, platform) => {
  const { queue, to } = input;
  const ids = [...new Set(input.ids)];
  const now = platform.clock.now();
  return platform.transact(async (unit) => {
    const items = await lockItems[queue](unit.db, ids, now);
    const by = { operator, now };
    return assignItems(unit, items, { queue, ids, to, by, opensWhenTaken: queue !== 'withdrawal' });
  });
});
