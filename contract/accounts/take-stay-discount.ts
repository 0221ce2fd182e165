import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Validity of the code in days. */
export const stayDiscountDays = 7;

/**
 * Gives a premium member who stays a personal discount code, once (ACC-13). A second call answers the same
 * code.
 */
export const takeStayDiscount = operation({
  name: 'accounts/take-stay-discount',
  summary: 'Stay, with a discount',
  method: 'POST',
  path: '/api/account-offer.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ code: z.string(), percentage: z.int(), expires: instant }),
  errors: { no_stay_discount: 409 },
});
