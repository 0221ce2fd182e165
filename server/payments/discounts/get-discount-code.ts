import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf } from '#server/sites/door.ts';
import { findCode } from './find-code.ts';

/** The answer for a newcomer discount is that for any other code: an order with it says the same (CRED-8). */
export const getDiscountCodeHandler = handler(getDiscountCode, async (call, platform) => {
  const { member, site, input } = call;
  const name = input.welcome === 'true' ? 'WELCOME25' : input.code?.trim().toUpperCase();
  if (!name) return call.refuse('invalid_input', {}, [{ field: 'code', code: 'required', params: {} }]);
  const code = await findCode(platform, { member, site, country: paymentCountryOf(call) }, name);
  if (!code) return call.refuse('discount_code_not_found');
  return code.status === 'used' ? call.refuse('discount_code_used') : code;
});
