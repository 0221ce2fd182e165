import { sql } from 'kysely';
import type { AnnouncementText } from '#contract/content/announcements/announcement.ts';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** Announcements with their texts, newest first: the archive. */
export function storedAnnouncements(db: Handle, { offset, limit }: { offset: number; limit: number }) {
  return sitesTables(db)
    .selectFrom('announcements')
    .select(['id', 'site_id', 'link', 'starts_at', 'ends_at', 'made_by', 'made_at'])
    .select(['withdrawn_by', 'withdrawn_at'])
    .select(({ selectFrom }) => [
      selectFrom('announcement_texts as words')
        .select(
          sql<AnnouncementText[]>`coalesce(jsonb_agg(jsonb_build_object('language', language, 'short', short,
            'body', body) order by language), '[]')`.as('all'),
        )
        .whereRef('words.announcement_id', '=', 'announcements.id')
        .as('texts'),
      selectFrom('announcement_dismissals as closed')
        .select(sql<number>`count(*)::int`.as('number'))
        .whereRef('closed.announcement_id', '=', 'announcements.id')
        .as('dismissals'),
    ])
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

interface NewAnnouncement {
  readonly site: number | null;
  readonly texts: readonly AnnouncementText[];
  readonly link: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly operator: Id;
  readonly now: Date;
}

export async function insertAnnouncement(db: Handle, given: NewAnnouncement): Promise<number> {
  const { site, texts, link, startsAt, endsAt, operator, now } = given;
  const { id } = await sitesTables(db)
    .insertInto('announcements')
    .values({
      ...{ site_id: site, link, starts_at: startsAt, ends_at: endsAt, made_by: operator, made_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sitesTables(db)
    .insertInto('announcement_texts')
    .values(texts.map((text) => ({ announcement_id: id, ...text })))
    .execute();
  return id;
}

/** Ends an announcement. False if it ended before, was withdrawn or is unknown. */
export async function endAnnouncement(
  db: Handle,
  { id, operator, now }: { id: number; operator: Id; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await sitesTables(db)
    .updateTable('announcements')
    .set({ withdrawn_by: operator, withdrawn_at: now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Stores that a member closed an announcement, once. */
export async function storeDismissal(db: Handle, id: number, member: Id, now: Date): Promise<void> {
  await sitesTables(db)
    .insertInto('announcement_dismissals')
    .values({ announcement_id: id, member_id: member, at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
