import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { lockCredentials } from '../credentials/credentials.sql.ts';
import { insertMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { mailLanguage } from '../current-user/current-user-row.sql.ts';
import { hoursAfter, mailRetryHours, resetHours } from '../limits/lifetimes.ts';

/**
 * Mails a link for a new password. `member` is null if the requested address is unknown: nothing is sent, but
 * the job still exists, so that both requests take equally long (AUTH-4).
 */
export const mailPasswordResetJob = job(
  'accounts/mail-password-reset',
  z.object({ member: z.nullable(id), origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

/** The token is created here, so that no queue holds a working link. Earlier links stop working (AUTH-9). */
export const mailPasswordReset = jobHandler(
  mailPasswordResetJob,
  async ({ member, origin, language: asked }, platform) => {
    if (member === null) return;
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    const now = platform.clock.now();
    const token = newToken();
    await platform.transact(async ({ db }) => {
      await lockCredentials(db, member);
      await voidMailedTokens(db, member, 'password_reset');
      await insertMailedToken(db, {
        member,
        purpose: 'password_reset',
        hash: tokenHash(token),
        now,
        expires: hoursAfter(now, resetHours),
      });
    });
    failpoint('accounts/reset-token-stored');
    await sendMail(platform, {
      member,
      kind: 'password_reset',
      language,
      values: { hours: resetHours },
      link: `${origin}/reset-password/do?token=${token}`,
    });
  },
);
