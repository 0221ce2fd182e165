import * as z from 'zod/mini';
import { daySeconds } from '#contract/kit/durations.ts';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { mailLanguage } from '../current-user/current-user-row.sql.ts';
import type { AccountLimit } from '../limits/account-limits.sql.ts';
import { countAgainstLimit, takeBackCount } from '../limits/count-against-limit.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Notifies a member that somebody signed up with their address, on sites that reveal no accounts (ACC-11).
 * `member` is null if the address was free: nothing is sent, but the job still exists, so that both cases
 * take equally long (AUTH-4).
 */
export const mailAccountExistsJob = job(
  'accounts/mail-account-exists',
  z.object({ member: z.nullable(id), origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

/**
 * Limits these mails, so that nobody who knows an address can flood its mailbox. The sign-up cannot refuse,
 * because it reveals nothing.
 */
const limit: AccountLimit = { kind: 'account-exists-mails', points: 3, seconds: daySeconds };

export const mailAccountExists = jobHandler(
  mailAccountExistsJob,
  async ({ member, origin, language: asked }, platform) => {
    if (member === null) return;
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    const subject = `member ${member}`;
    try {
      await countAgainstLimit(platform, limit, subject);
    } catch (error) {
      if (error instanceof Refusal) return;
      throw error;
    }
    try {
      await sendMail(platform, { member, kind: 'account_exists', language, link: `${origin}/login` });
    } catch (error) {
      await takeBackCount(platform, limit, subject);
      throw error;
    }
  },
);
