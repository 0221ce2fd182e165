import * as z from 'zod/mini';
import { day, hourSeconds } from '#contract/kit/durations.ts';
import { id } from '#contract/kit/id.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailPurchase } from './mail-purchase.ts';

/** Confirms a purchase by mail, which the buyer can keep (CON-3, CON-8). */
export const mailPurchaseJob = job('payments/mail-purchase', z.object({ member: id, payment: id }), {
  triedForHours: 48,
});

/**
 * The number of days after the order within which an address that gets confirmed, or works again, still
 * receives the mail.
 */
const waitedDays = 30;
const againSeconds = 6 * hourSeconds;

export const mailPurchaseHandler = jobHandler(mailPurchaseJob, async (payload, platform) => {
  const unreached = await mailPurchase(platform, payload.payment);
  if (unreached === null) return;
  if (platform.clock.now().getTime() - unreached.createdAt.getTime() > waitedDays * day) return;
  await platform.jobs.send(mailPurchaseJob, payload, { startAfterSeconds: againSeconds });
});
