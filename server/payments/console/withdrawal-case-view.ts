import type { ItemOwner } from '#contract/operators/item-owner.ts';
import type { WithdrawalCase } from '#contract/payments/console/withdrawal-case.ts';
import { addDays } from '#server/platform/time.ts';
import { networkName, type StoredCase } from '../withdrawals/withdrawal-cases.sql.ts';

/** The law gives 14 days from the declaration (CON-6). */
const lawfulDays = 14;

/** A case for the queue of the console, without its sender. */
export const withdrawalCaseView = (stored: StoredCase, owner: ItemOwner | null): WithdrawalCase => ({
  id: stored.id,
  order: stored.order,
  reason: stored.reason,
  declared_at: stored.declaredAt.toISOString(),
  due_at: addDays(stored.declaredAt, lawfulDays).toISOString(),
  declarations: stored.declarations,
  receipted_at: stored.receiptedAt?.toISOString() ?? null,
  outcome: stored.outcome,
  closed_at: stored.closedAt?.toISOString() ?? null,
  network: networkName(stored.network),
  owner,
});
