import { unseenLikeNews } from '#server/likes/door.ts';
import { mailNews, mailNewsJob } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { lastActive } from '#server/profiles/door.ts';
import { unnotifiedMessages } from './unnotified-messages.ts';

/**
 * Registered here because the daily mail combines messages and likes, and chat is the first domain that can
 * read both.
 */
export const mailNewsHandler = jobHandler(mailNewsJob, ({ member }, platform) =>
  mailNews(platform, member, {
    lastActive: () => lastActive(platform.db, member),
    unheard: async (site, since) => [
      ...(await unnotifiedMessages(platform, site, member, since)),
      ...(await unseenLikeNews(platform, site, member, since)),
    ],
  }),
);
