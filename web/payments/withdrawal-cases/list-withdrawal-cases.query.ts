import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** Withdrawals that match no order: the open ones, or the `closed` ones. */
export const withdrawalCasePages = (closed: boolean) =>
  pagesFor(listWithdrawalCases, { closed, page: 1 }, (last, pages) =>
    last.has_more ? { closed, page: pages.length + 1 } : undefined,
  );
