import type { Payment } from '#contract/payments/payment.ts';
import type { PaymentMethod } from '#contract/payments/payment-method.ts';
import type { TextKey } from '#web/platform/intl/use-text.tsx';

interface RetryOption {
  readonly to: string;
  readonly says: TextKey;
}

type Failed = Pick<Payment, 'package' | 'payment_method' | 'failure' | 'repeated'>;

function retrySameMethod({ package: id, payment_method, failure, repeated }: Failed): RetryOption {
  if (payment_method === 'directdebit')
    return { to: `/directdebit?package=${id}`, says: 'payments.transaction.again' };
  // The bank wants the shopper to authenticate, or the card is no longer valid. Both need a checkout
  // (SEPA-11).
  if (failure === 'authentication_required')
    return { to: `/credits/${id}/${payment_method}`, says: 'payments.repeat.confirm_yourself' };
  if (repeated && failure !== 'expired')
    return { to: '/credits/repeat-order', says: 'payments.transaction.again' };
  return { to: `/credits/${id}/${payment_method}`, says: 'payments.transaction.again' };
}

/** The options after a failed or cancelled payment, the most likely first (CRED-7). */
export function retryOptions(payment: Failed, offered: readonly PaymentMethod[]): readonly RetryOption[] {
  const { package: id, payment_method } = payment;
  const isPayPal = offered.includes('paypal') && payment_method !== 'paypal';
  return [
    retrySameMethod(payment),
    ...(isPayPal ? [{ to: `/credits/${id}/paypal`, says: 'payments.repeat.with_paypal' } as const] : []),
    { to: `/credits/${id}`, says: 'payments.transaction.other_method' },
  ];
}
