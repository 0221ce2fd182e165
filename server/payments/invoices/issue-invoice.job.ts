import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { paymentChanged } from '#contract/payments/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { addDays } from '#server/platform/time.ts';
import { askedCountries } from '../orders/asked-countries.ts';
import { paymentView } from '../orders/payment-view.ts';
import { lockPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { issueInvoices } from './issue-invoices.ts';

const waitedDays = 7;

/**
 * Until when the invoice of a payment waits for the buyer's country of residence (VAT-1); null if it does not
 * wait.
 */
function invoiceWaitsUntil(payment: StoredPayment): Date | null {
  if (payment.settledAt === null || askedCountries(payment) === null) return null;
  return addDays(payment.settledAt, waitedDays);
}

/**
 * Updates the documents of a payment to the paid and returned amounts. Retried for a long time: any obstacle
 * is in our own records and has to be corrected there.
 */
export const issueInvoiceJob = job('payments/issue-invoice', z.object({ payment: id }), {
  triedForHours: 90 * 24,
  retrySeconds: 5,
});

/** Its transaction writes only documents, so an error in them never holds back anyone's credits. */
export const issueInvoiceHandler = jobHandler(issueInvoiceJob, async ({ payment }, platform) => {
  try {
    await platform.transact(async (unit) => {
      const stored = await lockPayment(unit.db, payment);
      if (!stored) return;
      const now = platform.clock.now();
      const waited = (invoiceWaitsUntil(stored)?.getTime() ?? 0) - now.getTime();
      // The buyer is asked for the country of residence; the answer triggers the invoice at once (VAT-1).
      if (waited > 0) {
        const again = { startAfterSeconds: Math.ceil(waited / 1000), singletonKey: `${payment} waiting` };
        await unit.enqueue(issueInvoiceJob, { payment }, again);
        return;
      }
      if (!(await issueInvoices(unit, stored, now))) return;
      unit.emit(stored.member, paymentChanged, paymentView({ ...stored, isInvoiced: true }));
      failpoint('invoice/numbered');
    });
  } catch (error) {
    platform.log.error({ err: error, payment }, 'failed to issue the invoice of a payment, will be retried');
    throw error;
  }
});
