import { listTransactions } from '#contract/payments/list-transactions.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export const transactionPages = () =>
  pagesFor(listTransactions, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );
