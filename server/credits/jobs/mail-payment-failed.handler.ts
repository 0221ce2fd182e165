import { readerLanguage } from '#server/notifications/reader-language.ts';
import { sendMail } from '#server/notifications/send-mail.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { siteOrigin } from '#server/sites/site-origin.ts';
import { failureView } from '../rules/failure-view.ts';
import { moneyText } from '../rules/money-text.ts';
import { readPayment } from '../store/payments.ts';
import { mailPaymentFailedJob } from './mail-payment-failed.job.ts';

export const mailPaymentFailedHandler = jobHandler(
  mailPaymentFailedJob,
  async ({ member, payment: id }, platform) => {
    const payment = await readPayment(platform.db, id);
    // Its money may have come after all.
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
