import { listWithdrawalCases } from '#contract/payments/console/list-withdrawal-cases.ts';
import { pagesFor } from '#web/platform/query/query-for.ts';

/** Restricts the list to the cases of one network or of one typed number. */
export interface CaseFilter {
  readonly network?: string | undefined;
  readonly order?: string | undefined;
}

/** Withdrawals that match no order: the open ones, or the `closed` ones. */
export const withdrawalCasePages = (closed: boolean, { network, order }: CaseFilter = {}) => {
  const wanted = { closed, ...(network && { network }), ...(order && { order }) };
  return pagesFor(listWithdrawalCases, { ...wanted, page: 1 }, (last, pages) =>
    last.has_more ? { ...wanted, page: pages.length + 1 } : undefined,
  );
};
