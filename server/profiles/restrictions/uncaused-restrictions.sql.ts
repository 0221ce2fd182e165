import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';

/**
 * A member who is hidden or withheld although nothing on record explains it (SAFE-8).
 * - `hidden_without_cause`: hidden without a stored cause.
 * - `cause_not_fulfilled`: hidden with a cause whose reporters do not fulfil its rule.
 * - `held_without_restriction`: a profile that is held back although no restriction is in force.
 * - `withheld_without_decision`: flagged as fraud without a decision and without a hiding.
 * - `picture_without_case`: a single picture is hidden or withheld although its case is decided otherwise, or gone.
 * - `picture_held_without_cause`: a photo is withheld although neither its member nor the photo is hidden.
 */
export interface UncausedRestriction {
  readonly fault:
    | 'hidden_without_cause'
    | 'cause_not_fulfilled'
    | 'held_without_restriction'
    | 'withheld_without_decision'
    | 'picture_without_case'
    | 'picture_held_without_cause';
  readonly member: Id;
  readonly site: number;
}

const shownAtMost = 1000;

/** Decisions older than this may be deleted with their case, so older flags cannot be compared with them. */
const decisionDays = 180;

/**
 * Finds every automatic restriction without a cause. A restriction of an operator is not automatic, and its
 * decision may be deleted before it. Reads all restrictions in force, all held profiles and all recent flags.
 */
export async function uncausedRestrictions(db: Handle, now: Date): Promise<UncausedRestriction[]> {
  const { rows } = await sql<UncausedRestriction>`
    select found.fault, found.member, members.site_id as site from (
      select 'hidden_without_cause' as fault, restrictions.member_id as member
      from restrictions left join automatic_measures on automatic_measures.report_id = restrictions.report_id
      where restrictions.kind = 'hidden' and automatic_measures.report_id is null
      union all
      select 'cause_not_fulfilled', restrictions.member_id
      from restrictions
      join automatic_measures on automatic_measures.report_id = restrictions.report_id
      left join automatic_measure_reporters witness on witness.report_id = automatic_measures.report_id
      left join reports on reports.id = witness.witness_id and reports.member_id = restrictions.member_id
        and reports.reason = 'underage'
      where restrictions.kind = 'hidden' and automatic_measures.rule not in ('before_trust', 'operator')
      group by restrictions.report_id, restrictions.member_id, automatic_measures.rule
      having case automatic_measures.rule
        when 'established_reporter' then count(reports.id) filter (where witness.standing = 'established') < 1
        else count(reports.id) < 2 or count(distinct reports.reporter_id) < count(reports.reporter_id) end
      union all
      select 'cause_not_fulfilled', restrictions.member_id
      from restrictions
      join automatic_measures on automatic_measures.report_id = restrictions.report_id
      where restrictions.kind = 'hidden' and automatic_measures.rule = 'operator'
        and not exists (select from audit_entries
          where audit_entries.member_id = restrictions.member_id and audit_entries.action in ('profiles/hide-subject', 'profiles/escalate-photo')
            and audit_entries.subject_id = restrictions.report_id)
      union all
      select 'picture_without_case', photos.member_id
      from hidden_pictures join photos on photos.path = hidden_pictures.path
      where hidden_pictures.cause <> 'removed' and not exists (select from reports
        left join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
        where reports.id = hidden_pictures.report_id
          and (decisions.outcome is null or decisions.outcome not in ('no_breach', 'warning', 'refunded')))
      union all
      select 'picture_without_case', waiting.member_id from hidden_pictures
      join (
        select path, member_id from photos where withheld and status <> 'rejected'
        union all
        select message_images.path, message_images.sender_id from message_images
        join messages on messages.conversation_id = message_images.conversation_id
          and messages.seq = message_images.seq and messages.erased_at is null
        where message_images.status = 'sent'
      ) waiting on waiting.path = hidden_pictures.path
      where hidden_pictures.cause = 'removed'
        and not exists (select from reports where reports.id = hidden_pictures.report_id)
      union all
      select 'picture_held_without_cause', photos.member_id
      from photos join profiles on profiles.member_id = photos.member_id
      where photos.withheld and profiles.status <> 'disabled'
        and not exists (select from hidden_pictures where hidden_pictures.path = photos.path)
      union all
      select 'held_without_restriction', profiles.member_id from profiles
      where profiles.held_status is not null
        and not exists (select from restrictions where restrictions.member_id = profiles.member_id)
        and not is_frozen(profiles.member_id)
      union all
      select 'withheld_without_decision', withheld_members.member_id from withheld_members
      where withheld_members.since > ${addDays(now, -decisionDays)}
        and not exists (select from restrictions
          where restrictions.member_id = withheld_members.member_id and restrictions.kind = 'hidden')
        and not exists (select from reports
          join decisions on decisions.report_id = reports.id and decisions.outcome = 'withheld'
          where reports.member_id = withheld_members.member_id)
    ) found join members on members.id = found.member
    order by found.fault, found.member limit ${shownAtMost}`.execute(db);
  return rows;
}
