import { listDebitBlocks } from '#contract/payments/list-debit-blocks.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export const debitBlockPages = () =>
  pagesFor(listDebitBlocks, { page: 1 }, (last, pages) =>
    last.has_more ? { page: pages.length + 1 } : undefined,
  );
