import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Tells a member by mail what they have not heard of yet, if they are away (NOTIF-1). Stored by whoever has news, run by
 * chat: the first domain that can read all of it.
 */
export const mailNewsJob = job('notifications/mail-news', z.object({ member: id }), {
  forgotten: true,
  triedForHours: 24,
});
