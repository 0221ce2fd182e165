import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import type { Id } from '#contract/kit/id.ts';
import { id } from '#contract/kit/id.ts';
import { dayText, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { mandateText } from '../mandates/mandate-text.ts';
import { readMandate } from '../mandates/payment-mandates.sql.ts';
import { mandatePartsOf } from './debit-order.ts';

/** Mails a member the signed mandate, word for word and in the language of the form (SEPA-3). */
async function mailMandate(platform: Platform, id: Id): Promise<void> {
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
    values: {
      date: dayText(signedAt, formatTag(language, null)),
      account: lastFour ?? '-',
      one,
      two,
      three,
      four,
    },
    link: `${siteOrigin(platform.config, siteById(site))}/settings/payments#payment-methods`,
  });
}

/** Mails a member the mandate that was just signed, word for word (SEPA-3). */
export const mailDebitMandate = job('payments/mail-debit-mandate', z.object({ member: id, mandate: id }), {
  triedForHours: 72,
});

export const mailDebitMandateHandler = jobHandler(mailDebitMandate, ({ mandate }, platform) =>
  mailMandate(platform, mandate),
);
