import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { safetyTables } from '../tables.ts';

/** The member or picture that a notice is about. */
export interface NoticeTarget {
  readonly member: Id;
  /** Null if the notice names the profile as a whole. */
  readonly path: string | null;
}

/** A member with this id, on whichever of our sites. Undefined if there is none, or they are erased. */
export async function existingMember(db: Handle, member: Id): Promise<Id | undefined> {
  const { rows } = await sql<{ id: Id }>`
    select id from members where id = ${member} and erased_at is null`.execute(db);
  return rows[0]?.id;
}

/**
 * The member whose photo or sent picture is at this path. A drawing of fictional profiles belongs to several
 * and names nobody.
 */
export async function ownerOfPicture(db: Handle, path: string): Promise<Id | undefined> {
  const { rows } = await sql<{ member: Id }>`
    select member_id as member from photos where path = ${path} and path like 'members/%'
    union all
    select sender_id from message_images where path = ${path}
    limit 1`.execute(db);
  return rows[0]?.member;
}

/** Stores the subject of a notice. An operator may replace it as long as there is no case. */
export async function storeSubject(
  db: Handle,
  complaint: Id,
  { member, path }: NoticeTarget,
  operator: Id | null,
): Promise<boolean> {
  const found = { member_id: member, path, resolved_by: operator };
  const { numInsertedOrUpdatedRows: written } = await safetyTables(db)
    .insertInto('notice_subjects')
    .values({ complaint_id: complaint, ...found })
    .onConflict((one) =>
      one.column('complaint_id').doUpdateSet(found).where('notice_subjects.report_id', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return written === 1n;
}

/** The subject of a notice; undefined if nobody found it yet. */
export function subjectOfNotice(db: Handle, complaint: Id) {
  return safetyTables(db)
    .selectFrom('notice_subjects')
    .select(['member_id', 'path', 'resolved_by', 'report_id', 'clock_at'])
    .where('complaint_id', '=', complaint)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: an operator and the clock wait for each other. */
export function lockSubject(db: Handle, complaint: Id) {
  return safetyTables(db)
    .selectFrom('notice_subjects')
    .select(['member_id', 'path', 'resolved_by', 'report_id', 'clock_at'])
    .where('complaint_id', '=', complaint)
    .forUpdate()
    .executeTakeFirst();
}

/** Links a notice to its case. */
export async function linkCase(db: Handle, complaint: Id, report: Id): Promise<void> {
  await safetyTables(db)
    .updateTable('notice_subjects')
    .set({ report_id: report })
    .where('complaint_id', '=', complaint)
    .execute();
}

/** Records that the clock acted on a notice, or found nothing to hide. It never acts on it again. */
export async function markClock(db: Handle, complaint: Id, at: Date): Promise<void> {
  await safetyTables(db)
    .updateTable('notice_subjects')
    .set({ clock_at: at })
    .where('complaint_id', '=', complaint)
    .execute();
}

/** Forgets an erased member as the subject of notices. */
export async function eraseSubjectsOf(db: Handle, member: Id): Promise<void> {
  await safetyTables(db).deleteFrom('notice_subjects').where('member_id', '=', member).execute();
}

/** A notice about the same member, open or answered. */
export interface RelatedNotice {
  readonly id: Id;
  readonly subject: ComplaintSubject;
  readonly open: boolean;
}

/** A case about the same member that is not closed. */
export interface RelatedReport {
  readonly id: Id;
  readonly reason: ReportReason;
}

const relatedAtMost = 20;

/** The other notices and the open cases about a member, the newest first. */
export async function relatedTo(
  db: Handle,
  member: Id,
  except: Id,
): Promise<{ readonly notices: RelatedNotice[]; readonly reports: RelatedReport[] }> {
  const { rows: notices } = await sql<RelatedNotice>`
    select complaints.id, complaints.subject, complaints.outcome is null as open
    from notice_subjects join complaints on complaints.id = notice_subjects.complaint_id
    where notice_subjects.member_id = ${member} and complaints.id <> ${except}
    order by complaints.created_at desc limit ${relatedAtMost}`.execute(db);
  const { rows: reports } = await sql<RelatedReport>`
    select id, reason from reports where member_id = ${member} and status <> 'closed'
    order by created_at desc limit ${relatedAtMost}`.execute(db);
  return { notices, reports };
}

/**
 * Notices of an intimate image that nobody decided on, from before a moment, the oldest first. Notices that the
 * number of a site held back come last, so that a flood by strangers delays nobody else.
 */
export async function noticesForClock(db: Handle, before: Date, limit: number): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select complaints.id from complaints join notice_subjects on notice_subjects.complaint_id = complaints.id
    where complaints.subject = 'intimate_image' and complaints.outcome is null
      and complaints.created_at <= ${before}
      and notice_subjects.report_id is null and notice_subjects.clock_at is null
    order by notice_subjects.braked_at nulls first, complaints.created_at, complaints.id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** How long an operator's "no breach" keeps the clock from hiding the same picture again. */
const clearedDays = 90;

/**
 * Leaves out the photos that an operator cleared of the same complaint since they were uploaded. Only the
 * clock obeys: operators still see every notice.
 */
export async function unclearedPaths(
  db: Handle,
  member: Id,
  paths: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ path: string }>`
    select wanted.path from unnest(${[...paths]}::text[]) wanted (path)
    where not exists (
      select from reports
      join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
      join photos on photos.member_id = reports.member_id and photos.path = wanted.path
      where reports.member_id = ${member} and reports.reason = 'intimate_image'
        and decisions.outcome = 'no_breach' and decisions.decided_at > ${addDays(now, -clearedDays)}
        and (reports.photo_id is null or reports.photo_id = photos.id) and photos.created_at < decisions.decided_at)`.execute(
    db,
  );
  return rows.map(({ path }) => path);
}

/**
 * Gives an appeal the member or picture of its notice, so that the second operator decides about the same
 * subject (GATE-4). The clock of 48 hours acted on the notice, and does not act again.
 */
export async function copySubject(
  db: Handle,
  { notice, appeal, at }: { readonly notice: Id; readonly appeal: Id; readonly at: Date },
): Promise<void> {
  await sql`
    insert into notice_subjects (complaint_id, member_id, path, resolved_by, clock_at)
    select ${appeal}, member_id, path, resolved_by, ${at} from notice_subjects where complaint_id = ${notice}`.execute(
    db,
  );
}
