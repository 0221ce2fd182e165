import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** Members who used a site in a month until now. */
export interface ActiveMembers {
  readonly site: number;
  readonly members: number;
  readonly inUnion: number;
}

/** Stores the number of active members of the month of `at`. A number of the month never falls. */
export async function storeActiveMembers(
  db: Handle,
  counted: readonly ActiveMembers[],
  at: Date,
): Promise<void> {
  for (const { site, members, inUnion } of counted)
    await sql`
      insert into active_recipients (site_id, month, members, in_union, counted_at)
      values (${site}, date_trunc('month', moderation_day(${at}))::date, ${members}, ${inUnion}, ${at})
      on conflict (site_id, month) do update set
        members = greatest(active_recipients.members, excluded.members),
        in_union = greatest(active_recipients.in_union, excluded.in_union), counted_at = excluded.counted_at
      where excluded.counted_at >= active_recipients.counted_at`.execute(db);
}

/** The active members of each month of a span, of one site or of all together. */
export async function activeMembers(
  db: Handle,
  { site, from, until }: { readonly site: number | null; readonly from: Date; readonly until: Date },
): Promise<Array<{ readonly month: string; readonly members: number; readonly in_union: number }>> {
  const { rows } = await sql<{ month: string; members: number; in_union: number }>`
    select to_char(month, 'YYYY-MM') as month, sum(members)::integer as members, sum(in_union)::integer as in_union
    from active_recipients
    where month >= moderation_day(${from}) and month < moderation_day(${until})
      and (${site}::smallint is null or site_id = ${site}::smallint)
    group by 1 order by 1`.execute(db);
  return rows;
}
