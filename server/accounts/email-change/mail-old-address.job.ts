import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { replaceMailedTokenHash } from '../credentials/mailed-tokens.sql.ts';
import { mailLanguage } from '../current-user/current-user-row.sql.ts';
import { mailRetryHours, mailUndoDays } from '../limits/lifetimes.ts';

/** Notifies the member's previous address of the change, with a link that restores it. */
export const mailOldAddressJob = job(
  'accounts/mail-old-address',
  z.object({ member: id, changed_at: instant, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const mailOldAddress = jobHandler(
  mailOldAddressJob,
  async ({ member, changed_at, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    const token = newToken();
    const to = await replaceMailedTokenHash(platform.db, {
      member,
      purpose: 'mail_change_undo',
      created: new Date(changed_at),
      hash: tokenHash(token),
      now: platform.clock.now(),
    });
    if (to === undefined) return;
    failpoint('accounts/mail-undo-token-stored');
    await sendMail(platform, {
      member,
      kind: 'mail_changed',
      language,
      values: { days: mailUndoDays },
      link: `${origin}/mail-change/do?undo=${token}`,
      to,
    });
  },
);
