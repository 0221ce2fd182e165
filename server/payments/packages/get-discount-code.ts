import { discountedPackage } from '#contract/payments/discounted-package.ts';
import { getDiscountCode } from '#contract/payments/get-discount-code.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf, siteById } from '#server/sites/door.ts';
import { logDiscountOffer } from '../discounts/discount-offers.sql.ts';
import { findCode } from '../discounts/find-code.ts';
import { creditPackages } from './credit-packages.ts';

/**
 * The answer for a newcomer discount is that for any other code: an order with it says the same (CRED-8). The
 * checkout shows the price with the code next, so the offer is logged here (MEET-3).
 */
export const getDiscountCodeHandler = handler(getDiscountCode, async (call, platform) => {
  const { member, site, input } = call;
  const name = input.welcome === 'true' ? 'WELCOME25' : input.code?.trim().toUpperCase();
  if (!name) return call.refuse('invalid_input', {}, [{ field: 'code', code: 'required', params: {} }]);
  const now = platform.clock.now();
  const country = paymentCountryOf(call);
  const code = await findCode(platform, { member, site, country }, name);
  if (!code) return call.refuse('discount_code_not_found');
  if (code.status === 'used') return call.refuse('discount_code_used');
  if (code.expired || (code.country !== null && code.country !== country)) return code;
  const { message_credits: messageCredits } = siteById(site).settings;
  const reduced = creditPackages({ country, messageCredits, now }).flatMap(
    (offer) => discountedPackage(offer, code, messageCredits) ?? [],
  );
  await logDiscountOffer(platform.db, { member, code, packages: reduced, now });
  return code;
});
