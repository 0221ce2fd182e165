import type { Payment } from '#contract/payments/payment.ts';

/** True if the whole amount went back. A partial reversal is only a line among the payment facts. */
export const isFullyReversed = ({ price, reversed }: Payment): boolean => reversed?.amount === price.amount;
