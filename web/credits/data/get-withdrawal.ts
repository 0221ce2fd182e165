import { getWithdrawal } from '#contract/credits/get-withdrawal.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** Asked anew each time: what would be paid back changes with each message. */
export const getWithdrawalQuery = () => ({ ...queryFor(getWithdrawal, {}), staleTime: 0 });
