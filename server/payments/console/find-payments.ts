import type { ConsolePayment } from '#contract/payments/console/get-console-payment.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { consolePaymentViews } from './console-payment-view.ts';
import { type PaymentSearch, searchPayments } from './found-payments.sql.ts';

/** Payments for operators, newest first (SAFE-2). */
export async function findPayments(db: Handle, search: PaymentSearch, now: Date): Promise<ConsolePayment[]> {
  return consolePaymentViews(db, await searchPayments(db, search), now);
}
