import { jobHandler } from '#server/platform/jobs/job.ts';
import { mailPurchaseJob } from './mail-purchase.job.ts';
import { mailPurchase } from './mail-purchase.ts';

const day = 24 * 3_600_000;
/** An address that is confirmed, or works again, within so many days after the order still gets it. */
const waitedDays = 30;
const againSeconds = 6 * 3600;

export const mailPurchaseHandler = jobHandler(mailPurchaseJob, async (told, platform) => {
  const unreached = await mailPurchase(platform, told.payment);
  if (unreached === null) return;
  if (platform.clock.now().getTime() - unreached.createdAt.getTime() > waitedDays * day) return;
  await platform.jobs.send(mailPurchaseJob, told, { startAfterSeconds: againSeconds });
});
