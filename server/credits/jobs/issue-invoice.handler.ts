import { paymentChanged } from '#contract/credits/events.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { issueInvoices } from '../actions/issue-invoices.ts';
import { paymentView } from '../rules/payment-view.ts';
import { lockPayment } from '../store/payments.ts';
import { issueInvoiceJob } from './issue-invoice.job.ts';

/** Nothing but documents stands in its transaction: what keeps one from being written keeps no credits from anybody. */
export const issueInvoiceHandler = jobHandler(issueInvoiceJob, async ({ payment }, platform) => {
  try {
    await platform.transact(async (unit) => {
      const stored = await lockPayment(unit.db, payment);
      if (!stored || !(await issueInvoices(unit, stored, platform.clock.now()))) return;
      unit.emit(stored.member, paymentChanged, paymentView({ ...stored, isInvoiced: true }));
      failpoint('invoice/numbered');
    });
  } catch (error) {
    platform.log.error({ err: error, payment }, 'a payment has no invoice yet: it is tried again');
    throw error;
  }
});
