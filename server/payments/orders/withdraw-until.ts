const day = 24 * 3_600_000;

/**
 * Until when an order can be withdrawn from (CON-1): so many whole days after the one on which it was paid, to the end of
 * the last one wherever the buyer is.
 */
export const withdrawUntil = (paidAt: Date, refundDays: number): Date =>
  new Date(paidAt.getTime() + (refundDays + 1) * day);
