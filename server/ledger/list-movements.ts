import { listMovements } from '#contract/ledger/list-movements.ts';
import { handler } from '#server/platform/http/handler.ts';
import { movementView } from './movement-view.ts';
import { movementsOf } from './movements.sql.ts';
import { purchasesOf } from './purchases.sql.ts';

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
