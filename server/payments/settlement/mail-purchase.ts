import { formatTag } from '#contract/kit/format-tag.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { dayText, readerLanguage, sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { MailFile } from '#server/platform/mail/mailer.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { siteById, siteOrigin, termsText, termsVersion } from '#server/sites/door.ts';
import { moneyText } from '../orders/money-text.ts';
import { readConsent } from '../orders/payment-consents.sql.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { isConfirmed, setConfirmed } from './confirmations.sql.ts';

/**
 * Sends the confirmation of a purchase: the order and its price, the consents, how to withdraw (CON-3,
 * CON-8), and the full terms. Sent once for each payment. After a crash before our record the mail is sent
 * again under the same Message-ID, because the law demands at least one. Returns the payment if nobody could
 * be reached.
 */
export async function mailPurchase(platform: Platform, id: Id): Promise<StoredPayment | null> {
  const { db, clock, config } = platform;
  const payment = await readPayment(db, id);
  if (payment?.state !== 'completed' || (await isConfirmed(db, id))) return null;
  const language = await readerLanguage(db, payment.member, payment.site);
  const origin = siteOrigin(config, siteById(payment.site));
  const sent = await sendMail(platform, {
    member: payment.member,
    kind: 'purchase',
    language,
    values: await valuesOf(platform, payment, language, origin),
    link: `${origin}/transactions/${id}`,
    files: [await termsFile(platform, payment, language)],
  });
  if (!sent) return payment;
  failpoint('purchase/mailed');
  await setConfirmed(db, id, clock.now());
  return null;
}

/** The terms as a file: a link may show other terms one day, an attachment does not. */
async function termsFile(platform: Platform, { site }: StoredPayment, language: Locale): Promise<MailFile> {
  const { message_credits: credits } = siteById(site).settings;
  const cost = platform.texts.format(language, 'payments.credits', { credits });
  const { title, text } = await termsText(platform, site, language, cost);
  const version = await termsVersion(platform.db, site, platform.clock.now());
  return { name: `${title} ${version}.txt`, text: `${text}\n${version}\n` };
}

async function valuesOf(
  { db, texts, clock }: Platform,
  { id, site, country, credits, price, fullPrice, method, mandate, settledAt, createdAt }: StoredPayment,
  language: Locale,
  origin: string,
) {
  const { refund_days: days } = siteById(site).settings;
  const tag = formatTag(language, country);
  const startNow = await readConsent(db, id, 'start_now');
  const kept = mandate === null ? null : await readConsent(db, id, 'recurring');
  const money = (amount: number) => moneyText({ amount, currency: price.currency }, tag);
  const paidAt = settledAt ?? createdAt;
  return {
    number: String(id),
    credits,
    price: money(price.amount),
    discount: fullPrice === null ? 'none' : money(fullPrice.amount - price.amount),
    full: money(fullPrice?.amount ?? price.amount),
    method: texts.format(language, `payments.method.${method}`),
    kept: kept?.cap == null ? 'none' : money(kept.cap),
    // In the language in which the checkbox text was shown.
    consent:
      startNow === null
        ? 'none'
        : // The mail about the start confirms a request that came after the order.
          startNow.givenAt > createdAt
          ? 'later'
          : texts.format(startNow.language, 'payments.start_now', { days }),
    until: dayText(addDays(paidAt, days), tag),
    withdraw: `${origin}/withdraw`,
    version: dayText(new Date(`${await termsVersion(db, site, clock.now())}T12:00:00Z`), tag),
    terms: `${origin}/pages/terms`,
  };
}
