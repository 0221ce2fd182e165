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
import { hasRefundCase } from './refund-cases.sql.ts';

/** Notifies a member by mail that a refund was completed, or that the money came back to us. */
export const mailRefund = job(
  'payments/mail-refund',
  z.object({ reversal: id, state: z.enum(['done', 'undone']) }),
  { triedForHours: 48 },
);

export const mailRefundHandler = jobHandler(mailRefund, async ({ reversal: id, state }, platform) => {
  const reversal = await readReversal(platform.db, id);
  const payment = reversal && (await readPayment(platform.db, reversal.payment));
  if (!reversal || !payment) return;
  const language = await readerLanguage(platform.db, payment.member, payment.site);
  const site = siteById(payment.site);
  const origin = siteOrigin(platform.config, site);
  // The buyer gives a bank account above the list of payments.
  const isAsked = state === 'undone' && (await hasRefundCase(platform.db, id));
  await sendMail(platform, {
    member: payment.member,
    kind: state === 'done' ? 'refund_done' : 'refund_failed',
    language,
    values: {
      number: String(payment.id),
      amount: moneyText(
        { amount: reversal.amount, currency: payment.price.currency },
        formatTag(language, payment.country),
      ),
      method: platform.texts.format(language, `payments.method.${payment.method}`),
      credits: reversal.taken,
      account: isAsked ? 'yes' : 'no',
      by_hand: reversal.isByHand ? 'yes' : 'no',
      contact: contactOf(site, origin),
    },
    link: isAsked ? `${origin}/transactions` : `${origin}/transactions/${payment.id}`,
  });
});
