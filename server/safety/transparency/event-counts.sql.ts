import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** The chosen site (null: all) and period. `until` is the first day after it. */
export interface CountedSpan {
  readonly site: number | null;
  readonly from: Date;
  readonly until: Date;
}

/** Number of events that share these facts. */
export interface EventCount {
  readonly kind: string;
  readonly about: string;
  readonly source: string;
  readonly reason: string | null;
  readonly category: string;
  readonly outcome: string | null;
  readonly measure: string | null;
  readonly basis: string | null;
  readonly automated: boolean;
  readonly by: string | null;
  readonly repeated: boolean;
  /** The reporter had no trust yet. */
  readonly fresh: boolean;
  /** It took longer than the card schemes allow. */
  readonly late: boolean;
  readonly number: number;
}

/** Card schemes allow seven business days for a complaint. Seven days are stricter. */
const lateHours = 7 * 24;

const within = ({ site, from, until }: CountedSpan) => sql<boolean>`
  day >= ${from.toISOString().slice(0, 10)}::date and day < ${until.toISOString().slice(0, 10)}::date
  and (${site}::smallint is null or site_id = ${site}::smallint)`;

/** The events of a span in groups. */
export async function eventCounts(db: Handle, span: CountedSpan): Promise<EventCount[]> {
  const { rows } = await sql<EventCount>`
    select kind, about, source, reason, category, outcome, measure, basis, automated, by, repeated,
      coalesce(standing = 'none', false) as fresh, coalesce(hours > ${lateHours}, false) as late,
      sum(number)::integer as number
    from moderation_events where ${within(span)}
    group by kind, about, source, reason, category, outcome, measure, basis, automated, by, repeated, fresh, late`.execute(
    db,
  );
  return rows;
}

/** Median hours of a group of events. `row` is `all`, or the category, measure, reason or side. */
export interface EventMedian {
  readonly of: 'notices' | 'measures' | 'appeals' | 'orders' | 'complaints';
  readonly row: string;
  readonly hours: number;
}

/** The medians of a span. A measure of our own initiative has no notice to count from. */
export async function eventMedians(db: Handle, span: CountedSpan): Promise<EventMedian[]> {
  const { rows } = await sql<EventMedian>`
    with counted as (select * from moderation_events where hours is not null and number = 1 and ${within(span)}),
    grouped as (
      select 'notices' as of, category as name, hours from counted where kind = 'decided' and about = 'notice'
      union all
      select 'complaints', reason, hours from counted where kind = 'decided' and about <> 'case'
      union all
      select 'measures', measure, hours from counted where kind = 'measure' and source <> 'own'
      union all
      select 'appeals', by, hours from counted where kind = 'appeal_decided'
      union all
      select 'orders', category, hours from counted where kind = 'order'
    )
    select of, coalesce(name, 'all') as row, percentile_cont(0.5) within group (order by hours) as hours
    from grouped group by grouping sets ((of, name), (of))`.execute(db);
  return rows;
}

/** Notices that wait for a decision at the end of a span, by reason. */
export async function openNotices(
  db: Handle,
  { site, until }: CountedSpan,
): Promise<Array<{ readonly reason: string; readonly number: number }>> {
  const { rows } = await sql<{ reason: string; number: number }>`
    select reason, (count(*) filter (where kind = 'received') - count(*) filter (where kind = 'decided'))::integer as number
    from moderation_events
    where about = 'notice' and kind in ('received', 'decided') and day < ${until.toISOString().slice(0, 10)}::date
      and (${site}::smallint is null or site_id = ${site}::smallint)
    group by reason`.execute(db);
  return rows;
}
