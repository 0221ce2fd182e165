import { createPayment } from '#contract/payments/create-payment.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf } from '#server/sites/door.ts';
import { debitDevice } from '../mandates/debit-devices.sql.ts';
import { paymentView } from '../orders/payment-view.ts';
import { orderPackage } from './order-package.ts';

export const createPaymentHandler = handler(createPayment, async (call, platform) => {
  const { input, member, site, ipCountry, ip, language, origin, cookies } = call;
  return paymentView(
    await orderPackage(platform, {
      member,
      site,
      package: input.package,
      method: input.payment_method,
      country: paymentCountryOf(call),
      ipCountry,
      clientId: input.client_id ?? null,
      seenPrice: input.price ?? null,
      discountCode: input.discount_code?.trim().toUpperCase() || null,
      startNow: input.start_now ?? false,
      keepMethod: input.keep_method ?? false,
      mandate: input.mandate ?? null,
      ip,
      language,
      device: debitDevice(platform.keys, cookies),
      origin,
    }),
  );
});
