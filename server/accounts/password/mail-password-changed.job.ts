import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { dateTimeText, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailLanguage, mailTag } from '../current-user/current-user-row.sql.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies a member that their password changed, and when (AUTH-9). */
export const mailPasswordChangedJob = job(
  'accounts/mail-password-changed',
  z.object({ member: id, at: instant, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

/**
 * The button leads to the password reset, with which the owner takes the account back after a change by
 * somebody else.
 */
export const mailPasswordChanged = jobHandler(
  mailPasswordChangedJob,
  async ({ member, at, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    await sendMail(platform, {
      member,
      kind: 'password_changed',
      language,
      values: { when: dateTimeText(new Date(at), await mailTag(platform.db, member, language)) },
      link: `${origin}/reset-password`,
    });
  },
);
