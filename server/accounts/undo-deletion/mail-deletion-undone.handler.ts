import { sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailLanguage } from '../current-user/mail-language.ts';
import { mailDeletionUndoneJob } from './mail-deletion-undone.job.ts';

export const mailDeletionUndone = jobHandler(
  mailDeletionUndoneJob,
  async ({ member, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    await sendMail(platform, { member, kind: 'deletion_undone', language, link: `${origin}/login` });
  },
);
