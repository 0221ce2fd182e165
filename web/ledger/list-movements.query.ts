import { listMovements } from '#contract/ledger/list-movements.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export const movementPages = () =>
  pagesFor(listMovements, {}, ({ movements, has_more: more }) => {
    const last = movements.at(-1);
    return more && last ? { before: last.number } : undefined;
  });
