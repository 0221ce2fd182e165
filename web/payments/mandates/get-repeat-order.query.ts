import { getRepeatOrder } from '#contract/payments/get-repeat-order.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const getRepeatOrderQuery = () => queryFor(getRepeatOrder, {});
