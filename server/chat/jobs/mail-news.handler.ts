import { unheardLikes } from '#server/likes/unheard-likes.ts';
import { mailNewsJob } from '#server/notifications/mail-news.job.ts';
import { mailNews } from '#server/notifications/mail-news.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import { lastActive } from '#server/profiles/last-active.ts';
import { unheardMessages } from '../actions/unheard-messages.ts';

/** Here because messages and likes stand in one mail a day, and this is the first domain that can read both. */
export const mailNewsHandler = jobHandler(mailNewsJob, ({ member }, platform) =>
  mailNews(platform, member, {
    lastActive: () => lastActive(platform.db, member),
    unheard: async (site, since) => [
      ...(await unheardMessages(platform, site, member, since)),
      ...(await unheardLikes(platform, site, member, since)),
    ],
  }),
);
