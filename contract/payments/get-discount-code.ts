import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { discountCode, discountCodeName } from './discount-code.ts';

/** A discount code by its name, or the member's own welcome discount (CRED-8). */
export const getDiscountCode = operation({
  name: 'payments/get-discount-code',
  summary: 'A discount code',
  method: 'GET',
  path: '/api/discountcode.php',
  caller: 'member',
  limit: { calls: 30, seconds: 3600 },
  // The caller chooses the query string freely, so unknown parameters are ignored here (API-2).
  input: z.looseObject({
    code: z.optional(discountCodeName),
    welcome: z.optional(z.enum(['true', 'false'], 'invalid')),
  }),
  answer: discountCode,
  errors: { discount_code_not_found: 404, discount_code_used: 409 },
});
