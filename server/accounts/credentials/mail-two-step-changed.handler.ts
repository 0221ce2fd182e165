import { sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailLanguage } from '../current-user/mail-language.ts';
import { mailTwoStepChangedJob } from './mail-two-step-changed.job.ts';

export const mailTwoStepChanged = jobHandler(
  mailTwoStepChangedJob,
  async ({ member, change, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    await sendMail(platform, {
      member,
      kind: 'two_step_changed',
      language,
      values: { change },
      link: `${origin}/notifications#two-step`,
    });
  },
);
