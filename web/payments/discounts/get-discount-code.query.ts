import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Asked anew each time: it may have been used, or be over, since. */
export const discountCodeQuery = (code: string) => ({ ...queryFor(getDiscountCode, { code }), staleTime: 0 });
