import * as z from 'zod/mini';

export const paymentMethods = [
  'ideal',
  'bancontact',
  'eps',
  'twint',
  'blik',
  'przelewy24',
  'swish',
  'vipps',
  'mobilepay',
  'trustly',
  'bizum',
  'satispay',
  'mybank',
  'paybybank',
  'creditcard',
  'paypal',
  'applepay',
  'googlepay',
  'banktransfer',
  'directdebit',
] as const;

export const paymentMethod = z.enum(paymentMethods);

export type PaymentMethod = z.output<typeof paymentMethod>;
