import { getSpendingCap } from '#contract/payments/get-spending-cap.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const spendingCapQuery = () => queryFor(getSpendingCap, {});
