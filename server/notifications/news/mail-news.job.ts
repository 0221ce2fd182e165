import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Mails a member their unseen news if they are away (NOTIF-1). Domains with news enqueue this job. Chat runs
 * it as the first domain that can read all news.
 */
export const mailNewsJob = job('notifications/mail-news', z.object({ member: id }), {
  forgotten: true,
  triedForHours: 24,
});
