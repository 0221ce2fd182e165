import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** How long the code is good. */
export const stayDiscountDays = 7;

/** Gives a premium member who would rather stay a discount code of their own, once (ACC-13). A second time answers the same code. */
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
