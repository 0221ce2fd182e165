import { getRepeatOrder } from '#contract/credits/get-repeat-order.ts';
import { queryFor } from '#web/platform/query-for.ts';

export const getRepeatOrderQuery = () => queryFor(getRepeatOrder, {});
