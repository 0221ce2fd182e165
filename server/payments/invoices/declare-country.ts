import type { Id } from '#contract/kit/id.ts';
import { declareCountry } from '#contract/payments/declare-country.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import { handler } from '#server/platform/http/handler.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import { askedCountries } from '../orders/asked-countries.ts';
import { paymentView } from '../orders/payment-view.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setBuyerCountry } from './buyer-countries.sql.ts';
import { enqueueInvoices } from './enqueue-invoices.ts';

/**
 * Stores the buyer's stated country of residence, once and only if it was asked for, and queues the invoice
 * (VAT-1).
 */
function storeBuyerCountry(
  platform: Platform,
  declared: { readonly member: Id; readonly payment: Id; readonly country: string },
): Promise<StoredPayment> {
  const { member, payment: id, country } = declared;
  return platform.transact(async (unit) => {
    const payment = await lockPayment(unit.db, id);
    if (payment?.member !== member) throw new Refusal('not_found');
    if (payment.buyerCountry === country) return payment;
    const asked = askedCountries(payment);
    if (asked === null) throw new Refusal('country_settled');
    if (![...asked, ...siteById(payment.site).settings.countries].includes(country))
      throw new Refusal('invalid_input', {}, [{ field: 'country', code: 'invalid_country', params: {} }]);
    if (!(await setBuyerCountry(unit.db, id, country, platform.clock.now())))
      throw new Refusal('country_settled');
    await enqueueInvoices(unit, id);
    const noted: StoredPayment = { ...payment, buyerCountry: country };
    unit.emit(member, paymentChanged, paymentView(noted));
    return noted;
  });
}

export const declareCountryHandler = handler(declareCountry, async ({ member, input }, platform) =>
  paymentView(await storeBuyerCountry(platform, { member, payment: input.id, country: input.country })),
);
