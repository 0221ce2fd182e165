import type { Id } from '#contract/kit/id.ts';
import { dayText } from '#server/notifications/moment-text.ts';
import { sendMail } from '#server/notifications/send-mail.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { siteOrigin } from '#server/sites/site-origin.ts';
import { mandateText } from '../rules/mandate-text.ts';
import { readMandate } from '../store/payment-mandates.ts';
import { mandatePartsOf } from './debit-order.ts';

/** Sends a member the mandate they signed, word for word and in the language they read it in (SEPA-3). */
export async function mailMandate(platform: Platform, id: Id): Promise<void> {
  const mandate = await readMandate(platform.db, id);
  if (!mandate || mandate.member === null || mandate.mandateReference === null) return;
  const { member, site, provider, cap, mandateReference: reference, language, lastFour, signedAt } = mandate;
  const text = mandateText(
    platform.texts,
    language,
    await mandatePartsOf(platform, site, provider, { reference, cap }),
  );
  const [one = '', two = '', three = '', four = ''] = text.split('\n\n');
  await sendMail(platform, {
    member,
    kind: 'direct_debit_mandate',
    language,
    values: { date: dayText(signedAt, language), account: lastFour ?? '-', one, two, three, four },
    link: `${siteOrigin(platform.config, siteById(site))}/notifications`,
  });
}
