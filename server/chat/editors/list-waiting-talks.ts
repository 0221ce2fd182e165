import { listWaitingTalks } from '#contract/chat/editors/list-waiting-talks.ts';
import { type Locale, localeOf } from '#contract/kit/locale.ts';
import { handler } from '#server/platform/http/handler.ts';
import { claimHolder } from '#server/platform/review-queue/review-queue.sql.ts';
import { siteById } from '#server/sites/door.ts';
import { paceOf, servedSites } from './editor-limits.ts';
import { countWaitingTalks, waitingTalkRows } from './editor-talks.sql.ts';

const pageSize = 50;

/** The member's language, or that of the site. */
export const talkLanguage = (language: string | null, site: number): Locale =>
  localeOf(language) ?? localeOf(siteById(site).settings.domain_language.slice(0, 2)) ?? 'nl';

export const listWaitingTalksHandler = handler(listWaitingTalks, async ({ operator, input }, platform) => {
  const { db, clock, config } = platform;
  const { page = 1 } = input;
  const now = clock.now();
  const served = servedSites(config);
  const rows = await waitingTalkRows(db, {
    ...{ operator, served, now },
    offset: (page - 1) * pageSize,
    limit: pageSize + 1,
  });
  return {
    results: rows.slice(0, pageSize).map((row) => ({
      conversation: row.conversation_id,
      site: siteById(row.site_id).host,
      profile: row.profile,
      language: talkLanguage(row.language, row.site_id),
      waiting_since: row.waiting_since?.toISOString() ?? null,
      answer_by: row.answer_by?.toISOString() ?? null,
      held: claimHolder(row, operator, now),
    })),
    page,
    has_more: rows.length > pageSize,
    waiting: await countWaitingTalks(db, served),
    pace: await paceOf(platform, operator, now),
  };
});
