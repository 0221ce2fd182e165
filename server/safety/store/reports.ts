import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ReportReason } from '#contract/safety/report-reason.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from './tables.ts';

export interface NewReport {
  readonly site: number;
  readonly reporter: Id;
  readonly member: Id;
  /** Null: the profile itself. */
  readonly photo: Id | null;
  readonly reason: ReportReason;
  readonly words: string | null;
  /** What the reporter saw, as plain data. */
  readonly snapshot: unknown;
  readonly at: Date;
}

/** The open case of the same reporter about the same, or undefined. */
export async function openReport(
  db: Handle,
  { reporter, member, photo }: Pick<NewReport, 'reporter' | 'member' | 'photo'>,
): Promise<Id | undefined> {
  const row = await safetyTables(db)
    .selectFrom('reports')
    .select('id')
    .where('reporter_id', '=', reporter)
    .where('member_id', '=', member)
    .where(sql<number>`coalesce(photo_id, 0)`, '=', photo ?? 0)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return row?.id;
}

/** Lets one transaction at a time report for a member, so that two at once count each other. */
export async function lockReports(db: Handle, reporter: Id): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:report:${reporter}`}, 0))`.execute(db);
}

/** How many reports a member made since an instant; counted no further than `most`. */
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
      reason: report.reason,
      words: report.words,
      snapshot: JSON.stringify(report.snapshot),
      created_at: report.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the closed cases that name a member and takes the name of a reporter out of the open ones. */
export async function eraseReportsOf(db: Handle, member: Id): Promise<void> {
  await safetyTables(db)
    .deleteFrom('reports')
    .where((is) => is.or([is('reporter_id', '=', member), is('member_id', '=', member)]))
    .where('status', '=', 'closed')
    .execute();
  await safetyTables(db)
    .updateTable('reports')
    .set({ reporter_id: null })
    .where('reporter_id', '=', member)
    .execute();
}
