import { resendMailChange } from '#contract/accounts/mail-change.ts';
import { handler } from '#server/platform/http/handler.ts';
import { pendingMailChange } from '../credentials/mailed-tokens.sql.ts';
import { countMailChange } from '../limits/count-against-limit.ts';
import { mailNewAddressJob } from './mail-new-address.job.ts';

export const resendMailChangeHandler = handler(resendMailChange, async (call, platform) => {
  const { member, origin, language } = call;
  const waiting = await pendingMailChange(platform.db, member, platform.clock.now());
  if (waiting === undefined || waiting.email === null) return { sent: false };
  await countMailChange(platform, member, waiting.email);
  await platform.jobs.send(
    mailNewAddressJob,
    { member, asked_at: waiting.created_at.toISOString(), origin, language },
    { singletonKey: `member-${member}` },
  );
  return { sent: true };
});
