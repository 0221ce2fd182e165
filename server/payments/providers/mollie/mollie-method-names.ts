import { PaymentMethod as MollieMethod } from '@mollie/api-client';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/** Mollie's names of our methods. */
export const mollieMethodNames: Readonly<Record<PaymentMethod, MollieMethod>> = {
  ideal: MollieMethod.ideal,
  bancontact: MollieMethod.bancontact,
  eps: MollieMethod.eps,
  twint: MollieMethod.twint,
  blik: MollieMethod.blik,
  przelewy24: MollieMethod.przelewy24,
  swish: MollieMethod.swish,
  vipps: MollieMethod.vipps,
  mobilepay: MollieMethod.mobilepay,
  trustly: MollieMethod.trustly,
  bizum: MollieMethod.bizum,
  satispay: MollieMethod.satispay,
  mybank: MollieMethod.mybank,
  paybybank: MollieMethod.paybybank,
  creditcard: MollieMethod.creditcard,
  paypal: MollieMethod.paypal,
  applepay: MollieMethod.applepay,
  googlepay: MollieMethod.googlepay,
  banktransfer: MollieMethod.banktransfer,
  directdebit: MollieMethod.directdebit,
};
