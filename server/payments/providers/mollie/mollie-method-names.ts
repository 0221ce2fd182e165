import { PaymentMethod as MollieMethod } from '@mollie/api-client';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/** Mollie's names of our methods. */
export const mollieMethodNames: Readonly<Record<PaymentMethod, MollieMethod>> = {
  ideal: MollieMethod.ideal,
  bancontact: MollieMethod.bancontact,
  creditcard: MollieMethod.creditcard,
  paypal: MollieMethod.paypal,
  applepay: MollieMethod.applepay,
  banktransfer: MollieMethod.banktransfer,
  directdebit: MollieMethod.directdebit,
};
