import { exportDays } from '#contract/accounts/export-state.ts';
import { sendMail } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { deletionOf } from '../deletion/deletions.sql.ts';
import { mailExportReadyJob } from './mail-export-ready.job.ts';

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
      link: `${origin}/notifications#export`,
    });
  },
);
