import { listTransactions } from '#contract/credits/list-transactions.ts';
import { pagesFor } from '#web/platform/query-for.ts';

export const transactionPages = () =>
  pagesFor(listTransactions, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );
