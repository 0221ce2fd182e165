import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { AppealOutcome, Ground, Outcome } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { safetyTables } from '../tables.ts';

export interface NewDecision {
  readonly report: Id;
  readonly stage: 'first' | 'appeal';
  readonly operator: Id;
  readonly outcome: Outcome | AppealOutcome;
  /** The rule behind a measure against the reported member. */
  readonly ground: Ground | null;
  readonly credits: number | null;
  /** When a suspension ends. */
  readonly until: Date | null;
  readonly at: Date;
}

export async function insertDecision(db: Handle, made: NewDecision): Promise<void> {
  const { report, operator, at, ...decided } = made;
  await safetyTables(db)
    .insertInto('decisions')
    .values({ ...decided, report_id: report, operator_id: operator, decided_at: at })
    .execute();
}

export function decisionOn(db: Handle, report: Id, stage: 'first' | 'appeal') {
  return safetyTables(db)
    .selectFrom('decisions')
    .select(['operator_id', 'outcome', 'ground', 'decided_at'])
    .where('report_id', '=', report)
    .where('stage', '=', stage)
    .executeTakeFirst();
}

export function appealOn(db: Handle, report: Id) {
  return safetyTables(db)
    .selectFrom('appeals')
    .select(['words', 'created_at'])
    .where('report_id', '=', report)
    .executeTakeFirst();
}

export async function insertAppeal(
  db: Handle,
  appeal: { readonly report: Id; readonly words: string; readonly at: Date },
): Promise<void> {
  await safetyTables(db)
    .insertInto('appeals')
    .values({ report_id: appeal.report, words: appeal.words, created_at: appeal.at })
    .execute();
}

/** Number of upheld decisions against a member in other cases. */
export async function breachesOf(db: Handle, member: Id, except: Id): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*) as number from reports
    join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.member_id = ${member} and reports.id <> ${except} and decisions.ground is not null
      and not exists (
        select from decisions appeal where appeal.report_id = reports.id and appeal.outcome = 'reversed'
      )`.execute(db);
  return rows[0]?.number ?? 0;
}

/**
 * A decision against a member that they may appeal, with its case locked. Undefined if the case is not about
 * them.
 */
export async function lockDecisionAbout(
  db: Handle,
  member: Id,
  report: Id,
): Promise<{ readonly decided_at: Date; readonly status: string } | undefined> {
  return safetyTables(db)
    .selectFrom('reports')
    .innerJoin('decisions', 'decisions.report_id', 'reports.id')
    .select(['decisions.decided_at', 'reports.status'])
    .where('reports.id', '=', report)
    .where('reports.member_id', '=', member)
    .where('decisions.stage', '=', 'first')
    .where('decisions.ground', 'is not', null)
    .forUpdate('reports')
    .executeTakeFirst();
}

const atMost = 100;

/** The reports by a member with their outcomes, newest first. */
export function reportsBy(db: Handle, member: Id) {
  return safetyTables(db)
    .selectFrom('reports')
    .leftJoin('decisions', (on) =>
      on.onRef('decisions.report_id', '=', 'reports.id').on('decisions.stage', '=', 'first'),
    )
    .select([
      'reports.id',
      'reports.photo_id',
      'reports.conversation_id',
      'reports.message_seq',
      'reports.follows',
      'reports.reason',
      'reports.created_at',
      'decisions.outcome',
      'decisions.credits',
      'decisions.decided_at',
      sql<string | null>`reports.snapshot ->> 'name'`.as('name'),
    ])
    .where('reports.reporter_id', '=', member)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.id')
    .limit(atMost)
    .execute();
}

/** The decisions against a member with their appeals, newest first. */
export function decisionsAbout(db: Handle, member: Id) {
  return safetyTables(db)
    .selectFrom('reports')
    .innerJoin('decisions as first', (on) =>
      on.onRef('first.report_id', '=', 'reports.id').on('first.stage', '=', 'first'),
    )
    .leftJoin('appeals', 'appeals.report_id', 'reports.id')
    .leftJoin('decisions as second', (on) =>
      on.onRef('second.report_id', '=', 'reports.id').on('second.stage', '=', 'appeal'),
    )
    .select([
      'reports.id',
      'reports.photo_id',
      'reports.conversation_id',
      'reports.message_seq',
      'reports.follows',
      'first.outcome',
      'first.ground',
      'first.decided_at',
      'first.until',
      'first.lifted_at',
      'appeals.words as appeal_words',
      'appeals.created_at as appealed_at',
      'second.outcome as appeal_outcome',
      'second.decided_at as appeal_decided_at',
    ])
    .where('reports.member_id', '=', member)
    .where('first.ground', 'is not', null)
    .orderBy('first.decided_at', 'desc')
    .orderBy('reports.id')
    .limit(atMost)
    .execute();
}

/**
 * Messages in a member's cases whose text was removed or restored after a moment. Walks the member's own
 * cases by two keys.
 */
export async function changedMessageRows(
  db: Handle,
  { member, since, limit }: { readonly member: Id; readonly since: string | null; readonly limit: number },
): Promise<Array<{ readonly conversation: Id; readonly message: number }>> {
  const { rows } = await sql<{ conversation: Id; message: number }>`
    select reports.conversation_id as conversation, reports.message_seq as message
    from reports join decisions on decisions.report_id = reports.id
    where (reports.reporter_id = ${member} or reports.member_id = ${member}) and reports.message_seq is not null
      and decisions.outcome in ('content_removed', 'reversed')
      and decisions.decided_at > ${since ?? '-infinity'}::timestamptz
    group by reports.conversation_id, reports.message_seq
    order by max(decisions.decided_at) desc, reports.conversation_id, reports.message_seq
    limit ${limit}`.execute(db);
  return rows;
}
