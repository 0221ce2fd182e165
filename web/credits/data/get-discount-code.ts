import { getDiscountCode } from '#contract/credits/get-discount-code.ts';
import { queryFor } from '#web/platform/query-for.ts';

/** The member's own welcome discount, as long as there is one. */
export const welcomeDiscountQuery = () => ({ ...queryFor(getDiscountCode, { welcome: 'true' }), retry: false });
