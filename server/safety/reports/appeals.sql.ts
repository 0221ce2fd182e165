import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { Appellant } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

/** The appeals of a case: those that wait first, of them the affected member's. */
export function appealsOn(db: Handle, report: Id) {
  return safetyTables(db)
    .selectFrom('appeals')
    .select(['by', 'words', 'created_at', 'decided_at'])
    .where('report_id', '=', report)
    .orderBy(sql`decided_at is not null`)
    .orderBy('by')
    .execute();
}

/** The side whose appeal waits; the affected member's comes first. Undefined if none waits. */
export async function waitingAppeal(db: Handle, report: Id): Promise<Appellant | undefined> {
  const [first] = await appealsOn(db, report);
  return first?.decided_at === null ? first.by : undefined;
}

export async function insertAppeal(
  db: Handle,
  appeal: { readonly report: Id; readonly by: Appellant; readonly words: string; readonly at: Date },
): Promise<void> {
  await safetyTables(db)
    .insertInto('appeals')
    .values({ report_id: appeal.report, by: appeal.by, words: appeal.words, created_at: appeal.at })
    .execute();
}

/**
 * The decision on a case that this person may appeal against, with the case locked. The affected member
 * appeals against measures, the reporter against measures or "no breach". Undefined for everybody else.
 */
export async function lockAppealable(
  db: Handle,
  person: Id,
  report: Id,
): Promise<{ readonly by: Appellant; readonly decided_at: Date } | undefined> {
  const row = await safetyTables(db)
    .selectFrom('reports')
    .innerJoin('decisions', 'decisions.report_id', 'reports.id')
    .select(['decisions.decided_at', 'decisions.ground', 'decisions.outcome', 'reports.member_id'])
    .where('reports.id', '=', report)
    .where((or) => or.or([or('reports.member_id', '=', person), or('reports.reporter_id', '=', person)]))
    .where('decisions.stage', '=', 'first')
    .where('decisions.outcome', '<>', 'refunded')
    .forUpdate('reports')
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const by = row.member_id === person ? ('member' as const) : ('reporter' as const);
  if (by === 'member' && row.ground === null) return undefined;
  return { by, decided_at: row.decided_at };
}

/** SQL condition: this operator took the first decision of the case, or added measures to it. */
export const isDecidedBy = (operator: Id): RawBuilder<boolean> => sql<boolean>`exists (
  select from decisions where decisions.report_id = reports.id and decisions.stage = 'first'
    and (decisions.operator_id = ${operator} or ${operator} = any (decisions.extended_by)))`;

/**
 * SQL condition: another operator decides the case. This operator took the decision that is appealed, or the
 * one that a successful appeal of the reporter overturned.
 */
export const needsAnother = (operator: Id): RawBuilder<boolean> => sql<boolean>`(
  reports.status = 'appealed' and ${isDecidedBy(operator)}
  or reports.status = 'open' and exists (
    select from decisions overturned join decisions review on review.report_id = overturned.report_id
    where overturned.report_id = reports.id and overturned.stage = 'overturned'
      and overturned.operator_id = ${operator} and review.stage = 'reporter_appeal'
      and review.outcome = 'reversed' and not review.alone))`;

/** Returns whether another operator has to decide the case. */
export async function isForAnother(db: Handle, report: Id, operator: Id): Promise<boolean> {
  const { rows } = await sql`select from reports where id = ${report} and ${needsAnother(operator)}`.execute(
    db,
  );
  return rows.length > 0;
}

/** SQL condition on a table alias of reports: only reporters wait for a decision on their appeal. */
const isReportersAppeal = (alias: 'reports' | 'older') => sql<boolean>`(
  ${sql.ref(`${alias}.status`)} = 'appealed' and ${sql.ref(`${alias}.conversation_id`)} is null
  and not exists (select from appeals where appeals.report_id = ${sql.ref(`${alias}.id`)}
    and appeals.by = 'member' and appeals.decided_at is null))`;

/**
 * SQL condition on `reports`: no older appeal of another reporter about the same profile or photo waits. Many
 * appeals about one subject are one row of the queue (SAFE-8).
 */
export const isAppealHead = sql<boolean>`not (${isReportersAppeal('reports')} and exists (
  select from reports older
  where older.member_id = reports.member_id and older.photo_id is not distinct from reports.photo_id
    and ${isReportersAppeal('older')} and (older.waits_since, older.id) < (reports.waits_since, reports.id)))`;

/** An appeal of another reporter about the same subject. */
export interface AlikeAppeal {
  readonly id: Id;
  readonly reporter: Id | null;
  readonly site: number;
  readonly origin: string;
}

/**
 * Locks the waiting appeals of other reporters about the subject of a case. Leaves out cases that this
 * operator decided, or that another one holds at this moment.
 */
export async function lockAlikeAppeals(
  db: Handle,
  { report, operator, now }: { readonly report: Id; readonly operator: Id; readonly now: Date },
): Promise<AlikeAppeal[]> {
  const { rows } = await sql<AlikeAppeal>`
    select reports.id, reports.reporter_id as reporter, reports.site_id as site, reports.origin
    from reports own join reports on reports.member_id = own.member_id
      and reports.photo_id is not distinct from own.photo_id
    where own.id = ${report} and own.conversation_id is null and reports.id <> own.id
      and ${isReportersAppeal('reports')} and not ${isDecidedBy(operator)}
      and (reports.claimed_by is null or reports.claimed_by = ${operator} or reports.claimed_until <= ${now})
    order by reports.id
    limit 500
    for update of reports skip locked`.execute(db);
  return rows;
}
