import type { Money } from '#contract/kit/money.ts';
import type { creditMovement } from '#contract/ledger/list-movements.ts';
import { listMovements } from '#contract/ledger/list-movements.ts';
import { handler } from '#server/platform/http/handler.ts';
import { type Movement, movementsOf } from './movements.sql.ts';
import { type Purchase, purchasesOf } from './purchases.sql.ts';
import { purchasePartsOf, worthOf } from './unspent-purchases.ts';

/** The amount paid for the bought credits of a movement; returned money is shown with its order. */
const paidFor = (movement: Movement, purchases: readonly Purchase[]): Money[] => {
  const { reason, bought, spent, payment } = movement;
  if (bought === 0) return [];
  const started = purchases.filter(({ waits }) => !waits);
  if (reason === 'message') return worthOf(purchasePartsOf(started, spent - bought, spent));
  if (reason === 'refund') return worthOf(purchasePartsOf(started, spent, spent + bought));
  const purchase = reason === 'purchase' && purchases.find((one) => one.payment === payment);
  return purchase ? [purchase.price] : [];
};

/** A movement as its member sees it; `purchases` are all purchases of the member. */
const movementView = (
  movement: Movement,
  purchases: readonly Purchase[],
): ReturnType<typeof creditMovement.parse> => ({
  number: movement.number,
  at: movement.at.toISOString(),
  reason: movement.reason,
  credits: movement.isGain ? movement.amount : -movement.amount,
  balance: movement.balance,
  bought: movement.bought,
  paid: paidFor(movement, purchases),
  payment_id: movement.payment,
});

const pageSize = 30;

export const listMovementsHandler = handler(listMovements, async ({ input, member }, { db }) => {
  const [found, purchases] = await Promise.all([
    // One more than the page shows, to know whether there is a next page.
    movementsOf(db, member, { before: input.before ?? null, limit: pageSize + 1 }),
    purchasesOf(db, member),
  ]);
  return {
    movements: found.slice(0, pageSize).map((movement) => movementView(movement, purchases)),
    has_more: found.length > pageSize,
  };
});
