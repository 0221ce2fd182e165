import * as z from 'zod/mini';
import { day, hourSeconds } from '#contract/kit/durations.ts';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailStart } from './mail-start.ts';

/** Confirms a request to start waiting credits by mail, which the member can keep (CON-3). */
export const mailStartJob = job(
  'payments/mail-start',
  z.object({ member: id, payments: z.array(id).check(z.minLength(1)) }),
  { triedForHours: 48 },
);

/**
 * The number of days after the request within which an address that gets confirmed still receives the mail.
 */
const waitedDays = 30;
const againSeconds = 6 * hourSeconds;

export const mailStartHandler = jobHandler(mailStartJob, async (payload, platform) => {
  const unreachedSince = await mailStart(platform, payload);
  if (unreachedSince === null) return;
  if (platform.clock.now().getTime() - unreachedSince.getTime() > waitedDays * day) return;
  await platform.jobs.send(mailStartJob, payload, { startAfterSeconds: againSeconds });
});
