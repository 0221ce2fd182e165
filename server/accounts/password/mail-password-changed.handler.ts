import { dateTimeText, sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailLanguage } from '../current-user/mail-language.ts';
import { mailPasswordChangedJob } from './mail-password-changed.job.ts';

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
      values: { when: dateTimeText(new Date(at), language) },
      link: `${origin}/reset-password`,
    });
  },
);
