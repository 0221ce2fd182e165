import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { dateTimeText, sendMailToNonMember } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { siteById, siteOrigin } from '#server/sites/door.ts';
import { contactOf } from '../orders/contact-of.ts';
import { receiptName } from './plain-name.ts';
import { readCase } from './withdrawal-cases.sql.ts';
import { openWithdrawalDetails } from './withdrawal-details.ts';

/**
 * Mails the typed address the receipt of a declaration that matched no order, or our answer to it (CON-5).
 * The payload does not name the address; only the case does.
 */
export const mailWithdrawalCase = job(
  'payments/mail-withdrawal-case',
  z.object({ case: id, kind: z.enum(['withdrawal_unmatched', 'withdrawal_answered']) }),
  { triedForHours: 48 },
);

export const mailWithdrawalCaseHandler = jobHandler(
  mailWithdrawalCase,
  async ({ case: number, kind }, platform) => {
    const found = await readCase(platform.db, number);
    if (found === null || found.declared === null) return;
    const { name, email } = openWithdrawalDetails(platform.keys, found.declared);
    const { language } = found;
    const site = siteById(found.site);
    const origin = siteOrigin(platform.config, site);
    await sendMailToNonMember(platform, {
      ...{ to: email, site: found.site, kind, language },
      values: {
        number: found.order,
        moment: dateTimeText(
          found.declaredAt,
          formatTag(language, siteById(found.site).settings.default_country),
        ),
        // Somebody else may have typed this address and this name.
        buyer: receiptName(name),
        answer: found.answer ?? '',
        contact: contactOf(site, origin),
      },
      link: `${origin}/withdraw`,
    });
  },
);
