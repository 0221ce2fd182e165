const day = 24 * 3_600_000;

/**
 * Until when an order can be withdrawn from (CON-1): this number of whole days after the day of payment, to
 * the end of the last day in the buyer's own time zone.
 */
export const withdrawUntil = (paidAt: Date, refundDays: number): Date =>
  new Date(paidAt.getTime() + (refundDays + 1) * day);
