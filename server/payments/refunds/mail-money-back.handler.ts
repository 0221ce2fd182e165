import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { contactOf } from '../orders/contact-of.ts';
import { moneyText } from '../orders/money-text.ts';
import { readReversal } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { mailMoneyBackJob } from './mail-money-back.job.ts';

export const mailMoneyBackHandler = jobHandler(
  mailMoneyBackJob,
  async ({ member, reversal: id }, platform) => {
    const reversal = await readReversal(platform.db, id);
    const payment = reversal && (await readPayment(platform.db, reversal.payment));
    // A reversal that was undone meanwhile has returned everything.
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
