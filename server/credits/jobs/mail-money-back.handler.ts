import { readerLanguage } from '#server/notifications/reader-language.ts';
import { sendMail } from '#server/notifications/send-mail.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { siteOrigin } from '#server/sites/site-origin.ts';
import { contactOf } from '../rules/contact-of.ts';
import { moneyText } from '../rules/money-text.ts';
import { readReversal } from '../store/payment-reversals.ts';
import { readPayment } from '../store/payments.ts';
import { mailMoneyBackJob } from './mail-money-back.job.ts';

export const mailMoneyBackHandler = jobHandler(
  mailMoneyBackJob,
  async ({ member, reversal: id }, platform) => {
    const reversal = await readReversal(platform.db, id);
    const payment = reversal && (await readPayment(platform.db, reversal.payment));
    // One that came to nothing meanwhile has given everything back.
    if (!reversal || !payment || reversal.state === 'undone') return;
    const language = await readerLanguage(platform.db, member, payment.site);
    const site = siteById(payment.site);
    const origin = siteOrigin(platform.config, site);
    await sendMail(platform, {
      member,
      kind: 'money_back',
      language,
      values: {
        number: String(payment.id),
        amount: moneyText({ amount: reversal.amount, currency: payment.price.currency }, language),
        credits: reversal.taken,
        contact: contactOf(site, origin),
      },
      link: `${origin}/transactions/${payment.id}`,
    });
  },
);
