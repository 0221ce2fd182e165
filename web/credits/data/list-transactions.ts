import { listTransactions } from '#contract/credits/list-transactions.ts';
import { pagesFor } from '#web/platform/query-for.ts';

export const transactionPages = () =>
  pagesFor(
    listTransactions,
    (page) => ({ page: Math.max(page, 1) }),
    (last) => last.has_more,
  );
