import type { Id } from '#contract/kit/id.ts';
import { unseenLikeNews } from '#server/likes/door.ts';
import type { UnseenNews } from '#server/notifications/door.ts';
import { mailNews, mailNewsJob } from '#server/notifications/door.ts';
import { jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { lastActive, loadCards } from '#server/profiles/door.ts';
import { unreadChats } from './unread-chats.sql.ts';

/**
 * Conversations with messages unread since the given time. Only conversations with members the reader may
 * meet and be notified about (TRUST-3, FIC-11).
 */
async function unnotifiedMessages(
  { db, clock }: Platform,
  site: number,
  member: Id,
  since: Date,
): Promise<UnseenNews[]> {
  const chats = await unreadChats(db, member, since);
  const others = chats.map(({ other_id }) => other_id);
  const cards = await loadCards(db, site, others, clock.now(), { viewer: member, reach: 'meet' });
  return chats.flatMap(({ conversation_id, other_id, unread, last_message_at: at }) => {
    const card = cards.get(other_id);
    if (card === undefined || at === null) return [];
    const { fictional } = card;
    return [{ kind: 'message', about: conversation_id, at, count: unread, fictional } as const];
  });
}

/**
 * Registered here because the daily mail combines messages and likes, and chat is the first domain that can
 * read both.
 */
export const mailNewsHandler = jobHandler(mailNewsJob, ({ member }, platform) =>
  mailNews(platform, member, {
    lastActive: () => lastActive(platform.db, member),
    unseen: async (site, since) => [
      ...(await unnotifiedMessages(platform, site, member, since)),
      ...(await unseenLikeNews(platform, site, member, since)),
    ],
  }),
);
