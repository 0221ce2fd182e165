import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** Always fetched again: the code may have been used or have expired since. */
export const discountCodeQuery = (code: string) => ({ ...queryFor(getDiscountCode, { code }), staleTime: 0 });
