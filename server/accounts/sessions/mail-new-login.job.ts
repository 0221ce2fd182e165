import * as z from 'zod/mini';
import { formatTag } from '#contract/kit/format-tag.ts';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { instant } from '#contract/kit/time.ts';
import { dateTimeText, sendMail } from '#server/notifications/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { currentUserRow, mailLanguage } from '../current-user/current-user-row.sql.ts';
import { mailRetryHours } from '../limits/lifetimes.ts';

/**
 * Notifies a member of a login from a browser they never used before. The payload carries the details,
 * because the login may have ended since.
 */
export const mailNewLoginJob = job(
  'accounts/mail-new-login',
  z.object({
    member: id,
    browser: z.nullable(z.string()),
    system: z.nullable(z.string()),
    country: z.string(),
    at: instant,
    origin: z.string(),
    language: locale,
  }),
  { triedForHours: mailRetryHours },
);

/** Sends nothing to an unconfirmed address (EML-10). */
export const mailNewLogin = jobHandler(mailNewLoginJob, async (login, platform) => {
  const { member, at, origin } = login;
  const user = await currentUserRow(platform.db, member);
  const language = await mailLanguage(platform.db, member, login.language);
  if (!user || user.verified_at === null || language === null) return;
  const word = (key: string) => platform.texts.format(language, key);
  await sendMail(platform, {
    member,
    kind: 'new_login',
    language,
    values: {
      browser: login.browser ?? word('accounts.devices.some_browser'),
      system: login.system ?? word('accounts.devices.some_system'),
      country: new Intl.DisplayNames([language], { type: 'region' }).of(login.country) ?? login.country,
      when: dateTimeText(new Date(at), formatTag(language, user.country)),
    },
    link: `${origin}/settings/security#devices`,
  });
});
