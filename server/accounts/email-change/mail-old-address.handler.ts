import { sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { replaceMailedTokenHash } from '../credentials/mailed-tokens.sql.ts';
import { mailLanguage } from '../current-user/mail-language.ts';
import { mailUndoDays } from '../limits/lifetimes.ts';
import { mailOldAddressJob } from './mail-old-address.job.ts';

export const mailOldAddress = jobHandler(
  mailOldAddressJob,
  async ({ member, changed_at, origin, language: asked }, platform) => {
    const language = await mailLanguage(platform.db, member, asked);
    if (language === null) return;
    const token = newToken();
    const to = await replaceMailedTokenHash(platform.db, {
      member,
      purpose: 'mail_change_undo',
      created: new Date(changed_at),
      hash: tokenHash(token),
      now: platform.clock.now(),
    });
    if (to === undefined) return;
    failpoint('accounts/mail-undo-token-stored');
    await sendMail(platform, {
      member,
      kind: 'mail_changed',
      language,
      values: { days: mailUndoDays },
      link: `${origin}/mail-change/do?undo=${token}`,
      to,
    });
  },
);
