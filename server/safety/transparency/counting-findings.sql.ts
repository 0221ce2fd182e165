import { sql } from 'kysely';
import type { Handle } from '#server/platform/database/handle.ts';

/**
 * A difference between the events and the cases that still exist (SAFE-7).
 * - `missing`: a case says that something happened, and no event counts it.
 * - `different`: an event has other facts than its case.
 * - `surplus`: an event of a case that the case does not explain.
 */
export interface CountingFinding {
  readonly finding: 'missing' | 'different' | 'surplus';
  readonly kind: string;
  readonly site: number;
  readonly number: number;
}

/**
 * Compares all events with all existing cases and complaints. A reopened case overwrote its earlier decision,
 * so its events may be more, and their facts older. An erased person's appeal is deleted, and a hiding that ended
 * has no row. The sender of a complaint is not compared, because erasure removes them.
 */
export async function countingFindings(db: Handle): Promise<CountingFinding[]> {
  const { rows } = await sql<CountingFinding>`
    with expected as materialized (
      select report_id, null::bigint as complaint_id, null::bigint as notifier_case_id, site_id, day, kind, about, category,
        outcome, measure, by, automated
      from expected_case_events()
      union all
      select null, complaint_id, null, site_id, day, kind, about, category, outcome, null, by, false
      from expected_complaint_events()
      union all
      select null, null, notifier_case_id, site_id, day, kind, about, category, outcome, measure, null, false
      from expected_notifier_events()
    ), stored as materialized (
      select report_id, complaint_id, notifier_case_id, site_id, day, kind, about, category, outcome, measure, by,
        automated
      from moderation_events where coalesce(report_id, complaint_id, notifier_case_id) is not null
    ), reopened as (
      select report_id from reopenings
      union select report_id from decisions where stage = 'overturned'
      union select report_id from decisions where stage = 'reporter_appeal' and outcome = 'reversed'
    ), compared as (
      select expected.site_id as expected_site, stored.site_id as stored_site,
        coalesce(expected.kind, stored.kind) as kind, stored.measure as stored_measure,
        (expected.site_id, expected.day, expected.about, expected.category, expected.outcome, expected.automated)
          is distinct from (stored.site_id, stored.day, stored.about, stored.category, stored.outcome, stored.automated)
          as differs,
        coalesce(expected.report_id, stored.report_id) in (select report_id from reopened) as is_reopened,
        stored.report_id as stored_report, stored.by as stored_by
      from expected full join stored
        on coalesce(expected.report_id, 0) = coalesce(stored.report_id, 0)
        and coalesce(expected.complaint_id, 0) = coalesce(stored.complaint_id, 0)
        and coalesce(expected.notifier_case_id, 0) = coalesce(stored.notifier_case_id, 0) and expected.kind = stored.kind
        and coalesce(expected.measure, '') = coalesce(stored.measure, '')
        and coalesce(expected.by, '') = coalesce(stored.by, '')
    ), judged as (
      select kind, coalesce(stored_site, expected_site) as site, case
        when stored_site is null then 'missing'
        when expected_site is not null then
          case when differs and is_reopened is not true then 'different' end
        when is_reopened or stored_measure = 'picture_hidden' then null
        when kind = 'appeal' and exists (
          select from reports join members on members.id = reports.member_id
          where reports.id = stored_report
            and (stored_by = 'reporter' and reporter_id is null or members.erased_at is not null)) then null
        else 'surplus' end as finding
      from compared
    )
    select finding, kind, site, count(*)::integer as number from judged where finding is not null
    group by finding, kind, site order by finding, kind, site`.execute(db);
  return rows;
}
