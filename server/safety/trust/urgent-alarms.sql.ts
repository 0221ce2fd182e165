import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import { isCleared, isHidden } from './automatic-measures.sql.ts';

/** Alarms in an hour about reports of a site, for trusted reporters and for all others. */
const alarmsAnHour = 5;

/**
 * Marks a report of a possible minor as one that alarms the operators at once. Returns false in these cases:
 * - An alarm of the last hour was about the same member, or by the same reporter, network or device.
 * - The site had five such alarms in the last hour.
 * Trusted reporters and all others are counted apart, so that newcomers never silence a trusted reporter.
 * `markLateAlarms` collects the reports that raised no alarm.
 */
export async function markAlarm(
  db: Handle,
  { report, site, now }: { readonly report: Id; readonly site: number; readonly now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with filed as (
      select reporter_trust.*, reports.member_id, reports.reporter_id
      from reporter_trust join reports on reports.id = reporter_trust.report_id
      where reporter_trust.report_id = ${report}
    ), lately as (
      select reporter_trust.*, reports.member_id, reports.reporter_id
      from filed
      join reporter_trust on (reporter_trust.standing = 'none') = (filed.standing = 'none')
      join reports on reports.id = reporter_trust.report_id
      where reporter_trust.alarmed_at > ${addHours(now, -1)} and reports.site_id = ${site}
    )
    update reporter_trust set alarmed_at = ${now} from filed
    where reporter_trust.report_id = filed.report_id
      and (select count(distinct alarmed_at) from lately) < ${alarmsAnHour}
      and not exists (select from lately
        where lately.member_id = filed.member_id or lately.reporter_id = filed.reporter_id
          or lately.network_hash = filed.network_hash or lately.device_hash = filed.device_hash)`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** Members of a site about whom open reports raised no alarm. */
interface LateAlarm {
  readonly site: number;
  readonly number: number;
}

/**
 * Marks all open reports of possible minors of the last day that raised no alarm, if one of the site waits
 * for an hour. Leaves out members who are hidden, cleared or part of an earlier alarm, and claimed reports.
 * So no report is silent for long, and a flood is one mail an hour.
 */
export async function markLateAlarms(db: Handle, now: Date): Promise<LateAlarm[]> {
  const { rows } = await sql<LateAlarm>`
    with silent as (
      select reports.id, reports.site_id, reports.member_id, reports.created_at
      from reports join reporter_trust on reporter_trust.report_id = reports.id
      where reports.status = 'open' and reports.reason = 'underage' and reporter_trust.alarmed_at is null
        and reports.created_at > ${addDays(now, -1)}
        and (reports.claimed_until is null or reports.claimed_until <= ${now})
        and not ${isHidden(sql`reports.member_id`)} and not ${isCleared(sql`reports.member_id`, now)}
        and not exists (select from reports other join reporter_trust alarmed on alarmed.report_id = other.id
          where other.member_id = reports.member_id and other.status = 'open' and alarmed.alarmed_at is not null)
    ), marked as (
      update reporter_trust set alarmed_at = ${now} from silent
      where reporter_trust.report_id = silent.id and exists (select from silent oldest
        where oldest.site_id = silent.site_id and oldest.created_at <= ${addHours(now, -1)})
      returning silent.site_id, silent.member_id
    )
    select site_id as site, count(distinct member_id)::integer as number
    from marked group by site_id order by site_id`.execute(db);
  return rows;
}
