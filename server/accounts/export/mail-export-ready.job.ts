import * as z from 'zod/mini';
import { exportDays } from '#contract/accounts/get-export.ts';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { deletionOf } from '../deletion/deletions.sql.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/** Notifies a member that their export is ready. The link opens nothing by itself: it requires the login. */
export const mailExportReadyJob = job(
  'accounts/mail-export-ready',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

export const mailExportReady = jobHandler(
  mailExportReadyJob,
  async ({ member, origin, language }, platform) => {
    // A member whose account is being deleted cannot log in to fetch the export, and gets no mails.
    if (await deletionOf(platform.db, member)) return;
    await sendMail(platform, {
      member,
      kind: 'export_ready',
      language,
      values: { days: exportDays },
      link: `${origin}/settings/privacy#export`,
    });
  },
);
