import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { failureView } from '../orders/failure-view.ts';
import { moneyText } from '../orders/money-text.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { mailPaymentFailedJob } from './mail-payment-failed.job.ts';

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
        price: moneyText(payment.price, language),
        why: failureView(payment.failure) ?? 'other',
      },
      link: `${siteOrigin(platform.config, siteById(payment.site))}/transactions/${id}`,
    });
  },
);
