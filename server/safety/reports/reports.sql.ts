import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

export interface NewReport {
  readonly site: number;
  /** Null if operators opened the case. */
  readonly reporter: Id | null;
  readonly member: Id;
  /** Null if the report is not about a photo. */
  readonly photo: Id | null;
  /** Null if the report is not about a conversation or message. */
  readonly conversation: Id | null;
  /** Null if the report is about the conversation as a whole. */
  readonly message: number | null;
  readonly reason: ReportReason;
  readonly words: string | null;
  /** The content that the reporter saw, as plain data. */
  readonly snapshot: unknown;
  /** Origin of the site, for links. */
  readonly origin: string;
  readonly at: Date;
  /** Moment from which its deadline counts, if it is earlier than the case. */
  readonly waitsSince?: Date;
  /** The notice that the case comes from. */
  readonly notice?: Id;
}

/** Reporter and subject of a report. */
export interface ReportSubject extends Pick<NewReport, 'member' | 'photo' | 'conversation' | 'message'> {
  readonly reporter: Id;
}

/** The open case of the same reporter about the same subject, or undefined. */
export async function openReport(
  db: Handle,
  { reporter, member, photo, conversation, message }: ReportSubject,
): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporter)
    .where('member_id', '=', member)
    .where(sql<number>`coalesce(photo_id, 0)`, '=', photo ?? 0)
    .where(sql<number>`coalesce(conversation_id, 0)`, '=', conversation ?? 0)
    .where(sql<number>`coalesce(message_seq, 0)`, '=', message ?? 0)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.id;
}

/** Serialises the reports of a member, so that simultaneous ones count each other. */
export async function lockReports(db: Handle, reporter: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:report:${reporter}`}, 0))`.execute(db);
}

/** Number of reports by a member since a moment, counted up to `most`. */
export async function reportsSince(db: Handle, reporter: Id, since: Date, most: number): Promise<number> {
  const rows = await safetyTables(db)
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporter)
    .where('created_at', '>', since)
    .limit(most)
    .execute();
  return rows.length;
}

export async function insertReport(db: Handle, report: NewReport): Promise<Id> {
  const { id } = await safetyTables(db)
    .insertInto('reports')
    .values({
      site_id: report.site,
      reporter_id: report.reporter,
      member_id: report.member,
      photo_id: report.photo,
      conversation_id: report.conversation,
      message_seq: report.message,
      reason: report.reason,
      words: report.words,
      snapshot: JSON.stringify(report.snapshot),
      origin: report.origin,
      created_at: report.at,
      waits_since: report.waitsSince ?? report.at,
      source: report.notice === undefined ? 'member' : 'notice',
      complaint_id: report.notice ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A case without a reporter. */
export interface OperatorCase extends Omit<NewReport, 'reporter' | 'conversation' | 'message'> {
  readonly operator: Id;
  /** Idempotency key of the form. */
  readonly clientId: string;
  readonly complaint: Id | null;
  /** End of the operator's hold. */
  readonly until: Date;
}

/** The case that was opened with a form before. */
export async function caseOfForm(db: Handle, clientId: string): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .selectFrom('reports')
    .select('id')
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.id;
}

/** Inserts a case that its operator holds. Undefined if a case of this form exists. */
export async function insertOperatorCase(db: Handle, opened: OperatorCase): Promise<Id | undefined> {
  const { site, member, photo, reason, words, snapshot, origin, complaint, operator, clientId } = opened;
  const row = await safetyTables(db)
    .insertInto('reports')
    .values({
      ...{ reason, words, origin },
      ...{ site_id: site, member_id: member, photo_id: photo, complaint_id: complaint, client_id: clientId },
      source: complaint === null ? 'operator' : 'notice',
      snapshot: JSON.stringify(snapshot),
      created_at: opened.at,
      waits_since: opened.at,
      claimed_by: operator,
      claimed_until: opened.until,
    })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Data of the case about another account of the same person. */
export interface FollowingReport {
  readonly member: Id;
  readonly site: number;
  readonly origin: string;
  readonly at: Date;
}

/**
 * Copies a case for another account of the person: nobody reported that account, but the evidence is the same
 * (TRUST-9).
 */
export async function copyReport(
  db: Handle,
  report: Id,
  { member, site, origin, at }: FollowingReport,
): Promise<Id> {
  const { rows } = await sql<{ id: Id }>`
    insert into reports (site_id, member_id, reason, words, snapshot, origin, created_at, waits_since, follows)
    select ${site}, ${member}, reason, words, snapshot, ${origin}, ${at}, ${at}, id from reports where id = ${report}
    returning id`.execute(db);
  const [made] = rows;
  if (made === undefined) throw new Error('a claimed case is missing');
  return made.id;
}

/**
 * Removes an erased member from their cases (decision 0026).
 * - Deletes their name as the reporter.
 * - Deletes their appeals, because nobody is left to appeal, and closes the appealed cases.
 * - Deletes closed cases past their retention at once; all other evidence stays for its time.
 */
export async function eraseReportsOf(
  db: Handle,
  member: Id,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  await deleteExpiredReports(db, now);
  await sql`
    delete from appeals using reports where reports.id = appeals.report_id and (
      reports.member_id = ${member} and appeals.by = 'member'
      or reports.reporter_id = ${member} and appeals.by = 'reporter')`.execute(db);
  await sql`
    update reports set status = 'closed', keep_until = ${until}, claimed_by = null, claimed_until = null
    where (member_id = ${member} or reporter_id = ${member}) and status = 'appealed' and not exists (
      select from appeals where appeals.report_id = reports.id and appeals.decided_at is null)`.execute(db);
  await safetyTables(db)
    .updateTable('reports')
    .set({ reporter_id: null })
    .where('reporter_id', '=', member)
    .execute();
}

/**
 * Deletes cases after their retention period. Those about a member whose evidence is held stay (CSAM-2). So do those
 * that explain a withheld copy of a frozen member, so that nobody is hidden without a cause (SAFE-8).
 */
export async function deleteExpiredReports(db: Handle, now: Date): Promise<void> {
  await safetyTables(db)
    .deleteFrom('reports')
    .where('status', '=', 'closed')
    .where('keep_until', '<=', now)
    .where(sql<boolean>`not is_held(member_id) and not explains_waiting_copy(id, member_id)`)
    .execute();
}
