import { formatTag } from '#contract/kit/format-tag.ts';
import type { Id } from '#contract/kit/id.ts';
import { dayText, readerLanguage, sendMail } from '#server/notifications/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { moneyText } from '../orders/money-text.ts';
import { readPayment, retryOfPayment } from '../orders/payments.sql.ts';
import { creditorOf } from '../providers/creditor-of.ts';
import { blockOf } from './debit-blocks.sql.ts';

/**
 * Mails a member about an upcoming debit (amount, day, creditor, reference: SEPA-5), or about a failed one
 * and the options (MEET-12). Sends nothing if the debit is no longer in that state. False if nobody could be
 * reached.
 */
export async function mailDebit(
  platform: Platform,
  id: Id,
  kind: 'direct_debit_notice' | 'direct_debit_failed',
): Promise<boolean> {
  const { db, config } = platform;
  const payment = await readPayment(db, id);
  if (payment?.mandate == null || payment.debitAt === null) return true;
  const wanted = kind === 'direct_debit_notice' ? 'pending' : 'failed';
  if (payment.state !== wanted) return true;
  const language = await readerLanguage(db, payment.member, payment.site);
  const tag = formatTag(language, payment.country);
  const mandate = await readMandate(db, payment.mandate);
  const retry = await retryOfPayment(db, id);
  const creditor = creditorOf(payment.provider);
  return sendMail(platform, {
    member: payment.member,
    kind,
    language,
    values: {
      number: String(id),
      credits: payment.credits,
      amount: moneyText(payment.price, tag),
      date: dayText(payment.debitAt, tag),
      creditor: creditor.name,
      identifier: creditor.identifier,
      reference: mandate?.mandateReference ?? '-',
      account: mandate?.lastFour ?? '-',
      again: payment.retryOf === null ? 'none' : 'again',
      retry: retry?.debitAt ? dayText(retry.debitAt, tag) : 'none',
      blocked: (await blockOf(db, payment.member)) ?? 'none',
      ended: mandate?.state === 'ended' ? 'ended' : 'none',
    },
    link: `${siteOrigin(config, siteById(payment.site))}/transactions/${id}`,
  });
}
