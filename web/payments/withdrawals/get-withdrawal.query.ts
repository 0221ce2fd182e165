import { getWithdrawal } from '#contract/payments/get-withdrawal.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Always fetched again: the amount to pay back changes with each message. */
export const getWithdrawalQuery = () => ({ ...queryFor(getWithdrawal, {}), staleTime: 0 });
