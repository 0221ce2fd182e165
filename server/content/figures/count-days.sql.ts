import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/** Days from `first` to `today`, both included. */
interface CountedDays {
  readonly first: string;
  readonly today: string;
}

/** One run counts at a time. */
export async function lockFigures(db: Handle): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('content:figures', 0))`.execute(db);
}

/** The last day that was counted; null before the first run. */
export async function lastCountedDay(db: Handle): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::text as day from figure_days where figure = 'active'`.execute(db);
  return rows[0]?.day ?? null;
}

/** Counts sign-ups and money of these days again. The events of each day are read along an index by time. */
export async function countEvents(db: Handle, { first, today }: CountedDays): Promise<void> {
  await sql`delete from figure_days where day between ${first}::date and ${today}::date and figure <> 'active'`.execute(
    db,
  );
  await sql`
    with span as (
      select ${first}::date at time zone 'UTC' as since, (${today}::date + 1) at time zone 'UTC' as until
    ), events as (
      select members.joined_at as at, members.site_id, 'sign_ups' as figure, '' as currency, 1 as amount
      from span join members on members.joined_at >= since and members.joined_at < until
      where not exists (select from profiles where profiles.member_id = members.id and profiles.fictional)
      union all
      select payments.settled_at, payments.site_id, 'paid', payments.currency, payments.amount
      from span cross join sites join payments on payments.site_id = sites.id
        and payments.state = 'completed' and payments.settled_at >= since and payments.settled_at < until
      union all
      select payment_reversals.settled_at, payments.site_id, 'returned', payments.currency, payment_reversals.amount
      from span join payment_reversals on payment_reversals.state = 'done'
        and payment_reversals.settled_at >= since and payment_reversals.settled_at < until
      join payments on payments.id = payment_reversals.payment_id
    )
    insert into figure_days (day, site_id, figure, currency, amount)
    select (at at time zone 'UTC')::date, site_id, figure, currency, sum(amount) from events group by 1, 2, 3, 4`.execute(
    db,
  );
}

/**
 * Counts the members who were active today. A day's number only grows, because a member's last activity
 * moves on to the next day. Every site gets a row, so that zero differs from a day without a count.
 */
export async function countActive(db: Handle, today: string): Promise<void> {
  await sql`
    insert into figure_days (day, site_id, figure, amount)
    select ${today}::date, sites.id, 'active', (
      select count(*) from profiles
      where profiles.site_id = sites.id and profiles.status = 'active' and gender in ('male', 'female')
        and not fictional and active_slot >= ${today}::date at time zone 'UTC'
    ) + (
      select count(*) from profiles
      where profiles.site_id = sites.id and profiles.status = 'invisible'
        and not fictional and active_slot >= ${today}::date at time zone 'UTC'
    )
    from sites
    on conflict (day, site_id, figure, currency)
    do update set amount = greatest(figure_days.amount, excluded.amount)`.execute(db);
}

/** Counts the answer times of these days again, per site and for all sites together. */
export async function countAnswers(db: Handle, { first, today }: CountedDays): Promise<void> {
  await sql`delete from answer_days where day between ${first}::date and ${today}::date`.execute(db);
  await sql`
    insert into answer_days (day, queue, site_id, answered, median, p90)
    select day, queue, site_id, count(*), percentile_disc(0.5) within group (order by waited),
      percentile_disc(0.9) within group (order by waited)
    from (
      select (at at time zone 'UTC')::date as day, queue, site_id, waited from queue_answers
      where at >= ${first}::date at time zone 'UTC' and at < (${today}::date + 1) at time zone 'UTC'
    ) answers
    group by grouping sets ((day, queue, site_id), (day, queue))`.execute(db);
}

/** Deletes single answers; the days they were counted in stay. */
export async function deleteAnswersBefore(db: Handle, before: Date): Promise<void> {
  await sql`delete from queue_answers where at < ${before}`.execute(db);
}
