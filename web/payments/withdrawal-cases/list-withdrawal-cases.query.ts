import type { CallOf } from '#contract/kit/operation.ts';
import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** Restricts the list to the cases of one network, of one typed number, or that pass the common filters. */
export type CaseFilter = Omit<CallOf<typeof listWithdrawalCases>, 'page' | 'closed'>;

/** Withdrawals that match no order: the open ones, or the `closed` ones. */
export const withdrawalCasePages = (closed: boolean, filter: CaseFilter = {}) => {
  const wanted = { closed, ...filter };
  return pagesFor(listWithdrawalCases, { ...wanted, page: 1 }, (last, pages) =>
    last.has_more ? { ...wanted, page: pages.length + 1 } : undefined,
  );
};
