import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { contactOf } from '../orders/contact-of.ts';
import { moneyText } from '../orders/money-text.ts';
import { readReversal } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';

/**
 * Notifies a member by mail of a chargeback, of the credits it took, and of what stays unchanged (PAY-19).
 */
export const mailMoneyBackJob = job('payments/mail-money-back', z.object({ member: id, reversal: id }), {
  triedForHours: 48,
});

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
        amount: moneyText(
          { amount: reversal.amount, currency: payment.price.currency },
          formatTag(language, payment.country),
        ),
        credits: reversal.taken,
        withdrawn: payment.bankReturned ? 'yes' : 'no',
        contact: contactOf(site, origin),
      },
      link: `${origin}/transactions/${payment.id}`,
    });
  },
);
