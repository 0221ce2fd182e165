import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { dateTimeText, dayText, readerLanguage, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Keys } from '#server/platform/keys/keys.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { contactOf } from '../orders/contact-of.ts';
import { moneyText } from '../orders/money-text.ts';
import { isHeld, readReversal } from '../orders/payment-reversals.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import { plainName } from './plain-name.ts';
import { openWithdrawalDetails } from './withdrawal-details.ts';
import { readWithdrawal, type StoredWithdrawal, withdrawalOutcomes } from './withdrawals.sql.ts';

/** The receipt of a withdrawal, sent only to the buyer's own address (CON-5). */
export const mailWithdrawal = job(
  'payments/mail-withdrawal',
  z.object({ withdrawal: id, outcome: withdrawalOutcomes }),
  { triedForHours: 48 },
);

/** The name on the declaration. Details of a person other than the buyer are not passed on. */
const buyerOf = (keys: Keys, { declared }: StoredWithdrawal): string =>
  declared === null ? '' : plainName(openWithdrawalDetails(keys, declared).name);

export const mailWithdrawalHandler = jobHandler(
  mailWithdrawal,
  async ({ withdrawal: id, outcome }, platform) => {
    const { db, keys, config, texts } = platform;
    const withdrawal = await readWithdrawal(db, id);
    const payment = withdrawal?.payment ? await readPayment(db, withdrawal.payment) : null;
    if (!withdrawal || !payment) return;
    // A refund after a ban can only be repeated by a job that carries it out again.
    if (withdrawal.afterBan && outcome !== 'refunded') return;
    const refund = withdrawal.reversal === null ? null : await readReversal(db, withdrawal.reversal);
    const language = await readerLanguage(db, payment.member, payment.site);
    const tag = formatTag(language, payment.country);
    const site = siteById(payment.site);
    const origin = siteOrigin(config, site);
    const money = (amount: number) => moneyText({ ...payment.price, amount }, tag);
    await sendMail(platform, {
      member: payment.member,
      kind: withdrawal.afterBan ? 'unspent_refund' : 'withdrawal_received',
      language,
      values: {
        outcome,
        number: String(payment.id),
        moment: dateTimeText(withdrawal.declaredAt, tag),
        buyer: outcome === 'unproven' ? '' : buyerOf(keys, withdrawal),
        credits: payment.credits,
        price: money(payment.price.amount),
        amount: money(refund?.amount ?? 0),
        held: refund !== null && isHeld(refund) ? 'yes' : 'no',
        by: refund?.heldUntil ? dayText(refund.heldUntil, tag) : '',
        part: refund !== null && refund.amount < payment.price.amount ? 'some' : 'all',
        method: texts.format(language, `payments.method.${payment.method}`),
        days: site.settings.refund_days,
        contact: contactOf(site, origin),
      },
      link:
        outcome === 'unproven'
          ? `${origin}/withdraw?order=${payment.id}`
          : `${origin}/transactions/${payment.id}`,
    });
  },
);
