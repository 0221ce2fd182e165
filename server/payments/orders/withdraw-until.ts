import { addDays } from '#server/platform/time.ts';

/**
 * Until when a buyer can withdraw from an order (CON-1). The period is this number of whole days after the
 * day of payment. It ends with the last day in the buyer's own time zone.
 */
export const withdrawUntil = (paidAt: Date, refundDays: number): Date => addDays(paidAt, refundDays + 1);
