import { getSpendingCap } from '#contract/credits/get-spending-cap.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const spendingCapQuery = () => queryFor(getSpendingCap, {});
