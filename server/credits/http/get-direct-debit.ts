import { getDirectDebit } from '#contract/credits/get-direct-debit.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { capOf, mandatePartsOf } from '../actions/debit-order.ts';
import { offeredProvider } from '../payments/offered-provider.ts';
import { creditPackages } from '../rules/credit-packages.ts';
import { noticeDays } from '../rules/debit-date.ts';
import { mandateText } from '../rules/mandate-text.ts';
import { blockOf } from '../store/debit-blocks.ts';
import { openDebits } from '../store/open-debits.ts';

export const getDirectDebitHandler = handler(
  getDirectDebit,
  async ({ input, member, site, country, language }, platform) => {
    const { db, clock, texts } = platform;
    const now = clock.now();
    const { message_credits: messageCredits } = siteById(site).settings;
    const wanted = creditPackages({ country, messageCredits, now }).find(({ id }) => id === input.package);
    const cap = capOf(site);
    // Where nothing can be sold nobody comes here; the words are the same.
    const provider = offeredProvider(platform)?.name ?? 'sandbox';
    const [parts, blocked, open] = await Promise.all([
      mandatePartsOf(platform, site, provider, { reference: null, cap }),
      blockOf(db, member),
      openDebits(db, member, null, now),
    ]);
    return {
      creditor: parts.creditor,
      mandate_text: mandateText(texts, language, parts),
      days_notice: noticeDays,
      limit: cap,
      limit_reached: open.ofMember + (wanted?.price.amount ?? 1) > cap.amount,
      blocked,
    };
  },
);
