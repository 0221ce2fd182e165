import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { findMemberByEmail, sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { replaceMailedTokenHash } from '../credentials/mailed-tokens.sql.ts';
import { mailLanguage, siteOfMember } from '../current-user/current-user-row.sql.ts';
import { mailChangeHours, mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Mails the link that confirms a new address. `asked_at` identifies the change, because the address itself is
 * in no queue.
 */
export const mailNewAddressJob = job(
  'accounts/mail-new-address',
  z.object({ member: id, asked_at: instant, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

/**
 * If the new address has an account, its owner is notified instead. The token that would confirm the change
 * then reaches nobody (AUTH-4).
 */
export const mailNewAddress = jobHandler(
  mailNewAddressJob,
  async ({ member, asked_at, origin, language: asked }, platform) => {
    const { db } = platform;
    const [language, site] = await Promise.all([mailLanguage(db, member, asked), siteOfMember(db, member)]);
    if (language === null || site === undefined) return;
    const token = newToken();
    const to = await replaceMailedTokenHash(db, {
      member,
      purpose: 'mail_change',
      created: new Date(asked_at),
      hash: tokenHash(token),
      now: platform.clock.now(),
    });
    if (to === undefined) return;
    failpoint('accounts/mail-change-token-stored');
    const owner = await findMemberByEmail(db, site, to);
    if (owner === null) {
      const link = `${origin}/mail-change/do?token=${token}`;
      await sendMail(platform, {
        member,
        kind: 'mail_change',
        language,
        values: { hours: mailChangeHours },
        link,
        to,
      });
      return;
    }
    await sendMail(platform, {
      member: owner,
      kind: 'mail_change_taken',
      language: (await mailLanguage(db, owner, asked)) ?? asked,
      link: `${origin}/login`,
    });
  },
);
