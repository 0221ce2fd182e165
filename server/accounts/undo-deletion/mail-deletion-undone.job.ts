import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailLanguage } from '../current-user/current-user-row.sql.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies a member that the deletion of their account was cancelled. */
export const mailDeletionUndoneJob = job(
  'accounts/mail-deletion-undone',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const mailDeletionUndone = jobHandler(
  mailDeletionUndoneJob,
  async ({ member, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    await sendMail(platform, { member, kind: 'deletion_undone', language, link: `${origin}/login` });
  },
);
