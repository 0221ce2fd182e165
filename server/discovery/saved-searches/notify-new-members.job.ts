import * as z from 'zod/mini';
import type { SavedSearch } from '#contract/discovery/list-saved-searches.ts';
import { type Id, id } from '#contract/kit/id.ts';
import { addressOf, sendMail } from '#server/notifications/door.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { addDays } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';
import { buildSearch, onlineMilliseconds } from '../search/build-search.ts';
import { noticeRecipientOf } from '../search/searcher.sql.ts';
import { savedSearchesOf } from './saved-searches.sql.ts';
import {
  endNotices,
  findNewMembers,
  lockNoticePeriod,
  markNotified,
  type NoticePeriod,
} from './search-notices.sql.ts';

/**
 * Mails a member how many new members fit their saved searches. Retried for a day, because the next mail may
 * be due after that.
 */
const mailNewMembersJob = job(
  'discovery/mail-news',
  z.object({
    member: id,
    count: z.int(),
    /** The saved search with the most new matches: the mail links to it. */
    search: z.optional(id),
    origin: z.string(),
  }),
  { triedForHours: 24 },
);

export const mailNewMembersHandler = jobHandler(
  mailNewMembersJob,
  async ({ member, count, search, origin }, platform) => {
    const { language } = await addressOf(platform.db, member);
    await sendMail(platform, {
      member,
      kind: 'new_members',
      language: language ?? 'nl',
      values: { count },
      link: search === undefined ? `${origin}/members` : `${origin}/members?saved=${search}`,
    });
  },
);

/** Upper limit of the count: at this number the mail says "many". */
const mostNews = 100;

type Listener = NonNullable<Awaited<ReturnType<typeof noticeRecipientOf>>>;

interface News {
  readonly ids: ReadonlySet<Id>;
  /** The search with the most new matches. */
  readonly search: Id | undefined;
}

/** Collects the members who are new to this member, over all saved searches with notices. */
async function newsOf(
  db: Handle,
  { member, span, listener, now }: { member: Id; span: NoticePeriod; listener: Listener; now: Date },
  wanted: readonly SavedSearch[],
): Promise<News> {
  const asker = { site: listener.site_id, niche: siteById(listener.site_id).niche, member };
  const ids = new Set<Id>();
  let best: { readonly search: Id; readonly count: number } | undefined;
  for (const { id: searchId, criteria } of wanted) {
    // Without a position of the member no distance can be measured.
    if (criteria.distance !== undefined && listener.near === null) continue;
    const search = buildSearch({ ...criteria, online_now: false }, asker, listener, now);
    const found = await findNewMembers(db, search, span, mostNews);
    for (const id of found) ids.add(id);
    if (found.length > (best?.count ?? 0)) best = { search: searchId, count: found.length };
  }
  return { ids, search: best?.search };
}

/**
 * Enqueues a mail about new members who fit a saved search with notices (DISC-7).
 * - A member gets at most one mail a day.
 * - Each new member is announced once: the mark is stored before the mail is sent.
 * - While the member is online no mail is sent; the new matches wait until the member is away.
 */
async function notifyNewMembers(platform: Platform, member: Id): Promise<void> {
  await platform.transact(async (unit) => {
    const span = await lockNoticePeriod(unit.db, member);
    if (!span) return;
    const wanted = (await savedSearchesOf(unit.db, member)).filter(({ notice }) => notice);
    if (wanted.length === 0) return endNotices(unit.db, member);
    const listener = await noticeRecipientOf(unit.db, member);
    const now = platform.clock.now();
    if (!listener || now.getTime() - listener.last_active_at.getTime() < onlineMilliseconds) return;
    const { ids, search } = await newsOf(unit.db, { member, span, listener, now }, wanted);
    const next = ids.size === 0 ? null : addDays(now, 1);
    await markNotified(unit.db, member, span.until, next);
    if (next === null) return;
    await unit.enqueue(mailNewMembersJob, {
      member,
      count: Math.min(ids.size, mostNews),
      search,
      origin: span.origin,
    });
  });
}

/** Checks whether new members fit the saved searches of one member, and enqueues the mail if so (DISC-7). */
export const notifyNewMembersJob = job('discovery/tell-news', z.object({ member: id }), { forgotten: true });

export const notifyNewMembersHandler = jobHandler(notifyNewMembersJob, ({ member }, platform) =>
  notifyNewMembers(platform, member),
);
