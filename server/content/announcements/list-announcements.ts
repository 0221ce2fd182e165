import * as z from 'zod/mini';
import { type Announcement, announcement } from '#contract/content/announcements/announcement.ts';
import { listAnnouncements } from '#contract/content/announcements/list-announcements.ts';
import { operatorAddresses } from '#server/operators/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { allSites, storedAnnouncements } from '#server/sites/door.ts';

const pageSize = 20;

type Row = Awaited<ReturnType<typeof storedAnnouncements>>[number];

const stateOf = ({ withdrawn_at, starts_at, ends_at }: Row, now: Date): Announcement['state'] => {
  if (withdrawn_at !== null) return 'withdrawn';
  if (ends_at <= now) return 'ended';
  return starts_at <= now ? 'shown' : 'planned';
};

export const listAnnouncementsHandler = handler(listAnnouncements, async ({ input }, { db, clock }) => {
  const { page } = input;
  const now = clock.now();
  const found = await storedAnnouncements(db, { offset: (page - 1) * pageSize, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize);
  const emails = await operatorAddresses(
    db,
    rows.flatMap(({ made_by, withdrawn_by }) =>
      withdrawn_by === null ? [made_by] : [made_by, withdrawn_by],
    ),
  );
  const hosts = new Map(allSites().map(({ id, host }) => [id, host]));
  return {
    results: rows.map((row) =>
      z.parse(announcement, {
        id: row.id,
        host: row.site_id === null ? null : (hosts.get(row.site_id) ?? ''),
        state: stateOf(row, now),
        texts: row.texts,
        link: row.link,
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        made_by: emails.get(row.made_by) ?? '',
        made_at: row.made_at.toISOString(),
        withdrawn_by: row.withdrawn_by === null ? null : (emails.get(row.withdrawn_by) ?? ''),
        withdrawn_at: row.withdrawn_at?.toISOString() ?? null,
        dismissals: row.dismissals ?? 0,
      }),
    ),
    page,
    has_more: found.length > pageSize,
    sites: [...hosts].map(([site, host]) => ({ site, host })),
  };
});
