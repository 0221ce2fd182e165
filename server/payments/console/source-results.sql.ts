import { sql } from 'kysely';
import type { Money } from '#contract/kit/money.ts';
import type { SourceGroup, SourceResult } from '#contract/payments/console/list-sources.ts';
import type { Handle } from '#server/platform/database/handle.ts';

interface Wanted {
  readonly site: number;
  readonly by: SourceGroup;
  /** Days, both included. */
  readonly since: string;
  readonly until: string;
  readonly offset: number;
  readonly limit: number;
}

interface Row extends Omit<SourceResult, 'revenue'> {
  readonly revenue: readonly Money[] | null;
}

/**
 * The results of traffic sources, most sign-ups first, with visitors without a source last. One statement
 * over two indexes: the days of the counts and those of the stored sources. It reads tables of tracking and
 * notifications, and of members only what they allowed to be stored.
 */
export async function sourceResults(db: Handle, wanted: Wanted): Promise<SourceResult[]> {
  const { site, by, since, until, offset, limit } = wanted;
  // A member has no source page, so grouping by page has only anonymous counts.
  const word = by === 'page' ? sql`null::text` : sql.ref(`kept.${by}`);
  const { rows } = await sql<Row>`
    with counted as (
      select ${sql.ref(by)} as value, sum(arrived)::int as arrived, sum(went_on)::int as went_on,
        sum(signed_up)::int as signed_up
      from source_counts
      where site_id = ${site} and day between ${since}::date and ${until}::date
        and (${by} <> 'page' or page <> '') and (arrived + went_on > 0 or ${by} in ('network', 'ref'))
      group by 1
    ), brought as (
      select coalesce(${word}, '') as value, kept.member_id, addresses.verified_at is not null as confirmed
      from traffic_sources kept left join addresses on addresses.member_id = kept.member_id
      where kept.site_id = ${site} and kept.withdrawn_at is null and ${by} <> 'page'
        and kept.recorded_at >= ${since}::date at time zone 'UTC'
        and kept.recorded_at < (${until}::date + 1) at time zone 'UTC'
    ), members as (
      select value, count(*)::int as allowed, (count(*) filter (where confirmed))::int as confirmed
      from brought group by 1
    ), paid as (
      select value, payments.member_id, currency, amount - reversed_amount as amount
      from brought join payments on payments.member_id = brought.member_id and state = 'completed'
    ), buyers as (
      select value, count(distinct member_id)::int as bought from paid group by 1
    ), sums as (
      select value, currency, sum(amount)::int8 as amount from paid group by 1, 2
    ), revenues as (
      select value, jsonb_agg(jsonb_build_object('amount', amount, 'currency', currency) order by currency) as revenue
      from sums group by 1
    )
    select value, coalesce(arrived, 0) as arrived, greatest(coalesce(arrived, 0) - coalesce(went_on, 0), 0) as bounced,
      case when ${by} in ('network', 'ref') then coalesce(signed_up, 0) end as signed_up,
      coalesce(allowed, 0) as allowed, coalesce(confirmed, 0) as confirmed, coalesce(bought, 0) as bought, revenue
    from counted full join members using (value) left join buyers using (value) left join revenues using (value)
    order by value = '', greatest(signed_up, allowed) desc nulls last, arrived desc nulls last, value
    offset ${offset} limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, revenue: [...(row.revenue ?? [])] }));
}
