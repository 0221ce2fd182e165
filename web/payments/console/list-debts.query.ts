import { listDebts } from '#contract/payments/list-debts.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

export const debtPages = () =>
  pagesFor(listDebts, { page: 1 }, (last, pages) => (last.has_more ? { page: pages.length + 1 } : undefined));
