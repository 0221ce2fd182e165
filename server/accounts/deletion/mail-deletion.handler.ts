import { dayText, sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { insertMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { mailLanguage } from '../current-user/mail-language.ts';
import { daysUntil } from '../limits/lifetimes.ts';
import { deletionOf } from './deletions.sql.ts';
import { mailDeletionJob } from './mail-deletion.job.ts';

/** The token is created here, so that no queue holds a working link. Earlier links stop working. */
export const mailDeletion = jobHandler(
  mailDeletionJob,
  async ({ member, origin, language: asked }, platform) => {
    const now = platform.clock.now();
    const language = await mailLanguage(platform.db, member, asked);
    const deletion = await deletionOf(platform.db, member);
    if (language === null || deletion === undefined || deletion.eraseAt <= now) return;
    const token = newToken();
    await platform.transact(async ({ db }) => {
      await voidMailedTokens(db, member, 'deletion_undo');
      await insertMailedToken(db, {
        member,
        purpose: 'deletion_undo',
        hash: tokenHash(token),
        now,
        expires: deletion.eraseAt,
      });
    });
    failpoint('accounts/undo-token-stored');
    await sendMail(platform, {
      member,
      kind: 'deletion',
      language,
      values: { days: daysUntil(deletion.eraseAt, now), date: dayText(deletion.eraseAt, language) },
      link: `${origin}/account-deleted?token=${token}`,
    });
  },
);
