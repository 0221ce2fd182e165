import type { PaymentMethod } from '#contract/payments/payment-method.ts';

/**
 * The method under which a first payment is kept: a wallet as its card, a national bank method as an account
 * (PAY-25).
 */
export const methodsKept: Readonly<Partial<Record<PaymentMethod, 'directdebit' | 'creditcard' | 'paypal'>>> =
  {
    creditcard: 'creditcard',
    applepay: 'creditcard',
    googlepay: 'creditcard',
    paypal: 'paypal',
    ideal: 'directdebit',
    bancontact: 'directdebit',
  };
