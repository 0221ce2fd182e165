import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { contactOf } from '../orders/contact-of.ts';
import { moneyText } from '../orders/money-text.ts';
import { readPayment } from '../orders/payments.sql.ts';

/** Notifies a payer by mail that late money goes back in full, and why (CRED-13). */
export const mailPaymentReturnedJob = job(
  'payments/mail-payment-returned',
  z.object({ payment: id, why: z.enum(['code', 'cap']) }),
  { triedForHours: 48 },
);

export const mailPaymentReturnedHandler = jobHandler(
  mailPaymentReturnedJob,
  async ({ payment: id, why }, platform) => {
    const payment = await readPayment(platform.db, id);
    if (!payment) return;
    const language = await readerLanguage(platform.db, payment.member, payment.site);
    const site = siteById(payment.site);
    const origin = siteOrigin(platform.config, site);
    await sendMail(platform, {
      member: payment.member,
      kind: 'payment_returned',
      language,
      values: {
        number: String(payment.id),
        amount: moneyText(payment.price, formatTag(language, payment.country)),
        method: platform.texts.format(language, `payments.method.${payment.method}`),
        why,
        contact: contactOf(site, origin),
      },
      link: `${origin}/transactions/${payment.id}`,
    });
  },
);
