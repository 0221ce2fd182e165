import { formatTag } from '#contract/kit/format-tag.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { dateTimeText, dayText, readerLanguage, sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { contactOf } from '../orders/contact-of.ts';
import { moneyText } from '../orders/money-text.ts';
import { readPayment } from '../orders/payments.sql.ts';
import type { StoredPayment } from '../orders/stored-payment.sql.ts';
import { setStartsConfirmed, unconfirmedStarts } from './start-confirmations.sql.ts';

interface StartedOrders {
  readonly member: Id;
  readonly payments: readonly Id[];
}

/**
 * Mails what a member asked for with one tap: the words, the moment, the orders, and what that means for a
 * withdrawal (CON-3). Sent once for each request. After a crash before our record the mail is sent again
 * under the same Message-ID, because the law demands at least one. Returns the moment of the request if
 * nobody could be reached.
 */
export async function mailStart(
  platform: Platform,
  { member, payments }: StartedOrders,
): Promise<Date | null> {
  const { db, clock, config, texts } = platform;
  const requests = await unconfirmedStarts(db, payments);
  const [request] = requests;
  if (!request) return null;
  const orders = (await Promise.all(requests.map(({ payment }) => readPayment(db, payment)))).filter(
    (order) => order !== null,
  );
  const [order] = orders;
  if (!order) return null;
  const site = siteById(order.site);
  const language = await readerLanguage(db, member, site.id);
  const origin = siteOrigin(config, site);
  const sent = await sendMail(platform, {
    member,
    kind: 'start_requested',
    language,
    values: {
      moment: dateTimeText(request.givenAt, formatTag(language, order.country)),
      // In the language in which the member read the words.
      consent: texts.format(request.language, 'payments.start_now', { days: site.settings.refund_days }),
      count: orders.length,
      orders: orders.map((each) => orderLine(platform, each, language)).join('\n'),
      withdraw: `${origin}/withdraw`,
      contact: contactOf(site, origin),
    },
    link: orders.length === 1 ? `${origin}/transactions/${order.id}` : `${origin}/transactions`,
  });
  if (!sent) return request.givenAt;
  failpoint('start/mailed');
  await setStartsConfirmed(
    db,
    orders.map(({ id }) => id),
    clock.now(),
  );
  return null;
}

/** An order, its credits and price, and the last day on which its buyer can withdraw. */
const orderLine = (
  { texts }: Platform,
  { id, credits, price, country, site, settledAt, createdAt }: StoredPayment,
  language: Locale,
): string => {
  const tag = formatTag(language, country);
  return texts.format(language, 'payments.start_mail_order', {
    number: String(id),
    credits,
    price: moneyText(price, tag),
    until: dayText(addDays(settledAt ?? createdAt, siteById(site).settings.refund_days), tag),
  });
};
