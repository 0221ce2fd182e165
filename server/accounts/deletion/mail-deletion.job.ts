import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { dayText, sendMail } from '#server/notifications/door.ts';
import { failpoint } from '#server/platform/failpoint.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { newToken, tokenHash } from '#server/platform/keys/token.ts';
import { insertMailedToken, voidMailedTokens } from '../credentials/mailed-tokens.sql.ts';
import { mailLanguage, mailTag } from '../current-user/current-user-row.sql.ts';
import { daysUntil, mailRetryHours } from '../limits/lifetimes.ts';
import { deletionOf } from './deletions.sql.ts';

/** Notifies a member that their account is being deleted, with the undo link. */
export const mailDeletionJob = job(
  'accounts/mail-deletion',
  z.object({ member: id, origin: z.string(), language: locale }),
  { triedForHours: mailRetryHours },
);

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
    const date = dayText(deletion.eraseAt, await mailTag(platform.db, member, language));
    await sendMail(platform, {
      member,
      kind: 'deletion',
      language,
      values: { days: daysUntil(deletion.eraseAt, now), date },
      link: `${origin}/account-deleted?token=${token}`,
    });
  },
);
