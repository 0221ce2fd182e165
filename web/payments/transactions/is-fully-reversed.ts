import type { Payment } from '#contract/payments/payment.ts';

/** All of the money went back; a part of it is a line among the facts. */
export const isReversed = ({ price, reversed }: Payment): boolean => reversed?.amount === price.amount;
