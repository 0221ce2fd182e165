import { getWithdrawal } from '#contract/payments/get-withdrawal.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Asked anew each time: what would be paid back changes with each message. */
export const getWithdrawalQuery = () => ({ ...queryFor(getWithdrawal, {}), staleTime: 0 });
