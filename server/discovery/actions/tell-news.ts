import type { SavedSearch } from '#contract/discovery/saved-search.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Platform } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/site-by-id.ts';
import { mailNewsJob } from '../jobs/mail-news.job.ts';
import { onlineMilliseconds, searchOf } from '../rules/search-of.ts';
import { findNews } from '../store/find-news.ts';
import { savedSearchesOf } from '../store/saved-searches.ts';
import { endNotices, lockNewsSpan, markTold, type NewsSpan } from '../store/search-notices.ts';
import { listenerOf } from '../store/searcher.ts';

const day = 24 * 3_600_000;

/** More than this is not counted: the mail says "many". */
const mostNews = 100;

type Listener = NonNullable<Awaited<ReturnType<typeof listenerOf>>>;

/** Whoever is new to a member, over all searches of which they want to hear. */
async function newsOf(
  db: Handle,
  { member, span, listener, now }: { member: Id; span: NewsSpan; listener: Listener; now: Date },
  wanted: readonly SavedSearch[],
): Promise<Set<Id>> {
  const asker = { site: listener.site_id, niche: siteById(listener.site_id).niche, member };
  const news = new Set<Id>();
  for (const { criteria } of wanted) {
    // Without a place of one's own nobody is near.
    if (criteria.distance !== undefined && listener.near === null) continue;
    const search = searchOf({ ...criteria, online_now: false }, asker, listener, now);
    for (const id of await findNews(db, search, span, mostNews)) news.add(id);
  }
  return news;
}

/**
 * Has a member told by mail of new members who fit a saved search with notices: once a day at the most, of nobody twice
 * (what was told of is marked before the mail is on its way), never while they are here themselves: then the news keeps
 * until they are gone (DISC-7).
 */
export async function tellNews(platform: Platform, member: Id): Promise<void> {
  await platform.transact(async (unit) => {
    const span = await lockNewsSpan(unit.db, member);
    if (!span) return;
    const wanted = (await savedSearchesOf(unit.db, member)).filter(({ notice }) => notice);
    if (wanted.length === 0) return endNotices(unit.db, member);
    const listener = await listenerOf(unit.db, member);
    const now = platform.clock.now();
    if (!listener || now.getTime() - listener.last_active_at.getTime() < onlineMilliseconds) return;
    const news = await newsOf(unit.db, { member, span, listener, now }, wanted);
    const next = news.size === 0 ? null : new Date(now.getTime() + day);
    await markTold(unit.db, member, span.until, next);
    if (next === null) return;
    await unit.enqueue(mailNewsJob, { member, count: Math.min(news.size, mostNews), origin: span.origin });
  });
}
