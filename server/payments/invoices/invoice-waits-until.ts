import { askedCountries } from '../orders/asked-countries.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';

const waitedDays = 7;

/**
 * Until when the invoice of a payment waits for the buyer's country of residence (VAT-1); null if it does not
 * wait.
 */
export function invoiceWaitsUntil(payment: StoredPayment): Date | null {
  if (payment.settledAt === null || askedCountries(payment) === null) return null;
  return new Date(payment.settledAt.getTime() + waitedDays * 24 * 3_600_000);
}
