import { getDirectDebit } from '#contract/payments/get-direct-debit.ts';
import { handler } from '#server/platform/http/handler.ts';
import { paymentCountryOf, siteById } from '#server/sites/door.ts';
import { blockOf } from '../collection/debit-blocks.sql.ts';
import { debitsInProgress } from '../collection/debits-in-progress.sql.ts';
import { mandateText } from '../mandates/mandate-text.ts';
import { noticeDays } from '../orders/debit-date.ts';
import { creditPackages } from '../packages/credit-packages.ts';
import { methodRoutes } from '../packages/offered-methods.ts';
import { capOf, mandatePartsOf } from './debit-order.ts';

export const getDirectDebitHandler = handler(getDirectDebit, async (call, platform) => {
  const { input, member, site, language } = call;
  const country = paymentCountryOf(call);
  const { db, clock, texts } = platform;
  const now = clock.now();
  const { message_credits: messageCredits } = siteById(site).settings;
  const wanted = creditPackages({ country, messageCredits, now }).find(({ id }) => id === input.package);
  const cap = capOf(site);
  // Unreachable without a provider, so any default will do.
  const routes = wanted && (await methodRoutes(platform, { site, country, language, price: wanted.price }));
  const provider = routes?.get('directdebit')?.[0]?.name ?? 'sandbox';
  const [parts, blocked, open] = await Promise.all([
    mandatePartsOf(platform, site, provider, { reference: null, cap }),
    blockOf(db, member),
    debitsInProgress(db, { member, ibanHash: null, device: null }, now),
  ]);
  return {
    creditor: parts.creditor,
    mandate_text: mandateText(texts, language, parts),
    days_notice: noticeDays,
    limit: cap,
    limit_reached: open.ofMember + (wanted?.price.amount ?? 1) > cap.amount,
    blocked,
  };
});
