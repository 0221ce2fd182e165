import * as z from 'zod/mini';

export const paymentMethods = [
  'ideal',
  'bancontact',
  'creditcard',
  'paypal',
  'applepay',
  'banktransfer',
  'directdebit',
] as const;

export const paymentMethod = z.enum(paymentMethods);

export type PaymentMethod = z.output<typeof paymentMethod>;
