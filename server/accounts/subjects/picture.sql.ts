import { sql } from 'kysely';
import type { MemberState } from '#contract/accounts/console/member-state.ts';
import type { Id } from '#contract/kit/id.ts';
import type { ComplaintSubject } from '#contract/safety/complaint.ts';
import type { CaseSource } from '#contract/safety/report-case.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { stateOf } from '../console/member-state.sql.ts';

export interface PictureRow {
  readonly id: Id;
  readonly member: Id;
  readonly path: string;
  readonly status: string;
  readonly rejection: string | null;
  readonly main: boolean;
  readonly premium_only: boolean;
  readonly withheld: boolean;
  readonly created_at: Date;
  readonly site: number;
  readonly name: string | null;
  readonly state: MemberState;
}

/** A photo with its owner. Undefined for a drawing, which belongs to several fictional profiles. */
export async function pictureRow(db: Handle, photo: Id): Promise<PictureRow | undefined> {
  const { rows } = await sql<PictureRow>`
    select shown.id, shown.member_id as member, shown.path, shown.status, shown.rejection, shown.is_main as main,
      shown.premium_only, shown.withheld, shown.created_at, owner.site_id as site, named.name,
      ${stateOf(sql`shown.member_id`)} as state
    from photos shown join members owner on owner.id = shown.member_id
    left join profiles named on named.member_id = shown.member_id
    where shown.id = ${photo} and shown.path like 'members/%'`.execute(db);
  return rows[0];
}

const shownAtMost = 30;

export interface PictureCaseRow {
  readonly report: Id;
  readonly source: CaseSource;
  readonly reason: ReportReason;
  readonly status: 'open' | 'appealed' | 'closed';
  readonly outcome: string | null;
  readonly created_at: Date;
}

/** The cases about a photo, and those that hide or removed it, the newest first. */
export async function casesOfPicture(
  db: Handle,
  { id, member, path }: Pick<PictureRow, 'id' | 'member' | 'path'>,
): Promise<PictureCaseRow[]> {
  const { rows } = await sql<PictureCaseRow>`
    select reports.id as report, source, reason, status, decisions.outcome, reports.created_at from reports
    left join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.member_id = ${member} and (reports.photo_id = ${id} or decisions.removed_photos @> array[${id}::bigint]
      or reports.id in (select report_id from hidden_pictures where path = ${path}))
    order by reports.created_at desc, reports.id limit ${shownAtMost}`.execute(db);
  return rows;
}

export interface PictureNoticeRow {
  readonly id: Id;
  readonly subject: ComplaintSubject;
  readonly open: boolean;
  readonly created_at: Date;
}

/** The notices that name a photo, the newest first. */
export async function noticesOfPicture(
  db: Handle,
  { member, path }: Pick<PictureRow, 'member' | 'path'>,
): Promise<PictureNoticeRow[]> {
  const { rows } = await sql<PictureNoticeRow>`
    select complaints.id, complaints.subject, complaints.outcome is null as open, complaints.created_at
    from notice_subjects join complaints on complaints.id = notice_subjects.complaint_id
    where notice_subjects.member_id = ${member} and notice_subjects.path = ${path}
    order by complaints.created_at desc, complaints.id limit ${shownAtMost}`.execute(db);
  return rows;
}
