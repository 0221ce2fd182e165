import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { failureView } from '../orders/failure-view.ts';
import { moneyText } from '../orders/money-text.ts';
import { readPayment } from '../orders/payments.sql.ts';

/**
 * Notifies a buyer by mail that a charge of a kept method failed, because the buyer may have left the page
 * (CRED-7).
 */
export const mailPaymentFailedJob = job(
  'payments/mail-payment-failed',
  z.object({ member: id, payment: id }),
  { triedForHours: 24 },
);

export const mailPaymentFailedHandler = jobHandler(
  mailPaymentFailedJob,
  async ({ member, payment: id }, platform) => {
    const payment = await readPayment(platform.db, id);
    // The money may have arrived after all.
    if (payment?.state !== 'failed') return;
    const language = await readerLanguage(platform.db, member, payment.site);
    await sendMail(platform, {
      member,
      kind: 'payment_failed',
      language,
      values: {
        number: String(id),
        price: moneyText(payment.price, formatTag(language, payment.country)),
        why: failureView(payment.failure) ?? 'other',
      },
      link: `${siteOrigin(platform.config, siteById(payment.site))}/transactions/${id}`,
    });
  },
);
