import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { AppealOutcome, Ground, Measure, Outcome } from '#contract/safety/decision.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { type Stage, safetyTables } from '../tables.ts';

/** The content that a decision removed from a profile, so that an appeal can restore it. */
export interface RemovedContent {
  readonly photos: readonly Id[];
  /** Null if the text of the profile stayed. */
  readonly text: object | null;
}

/** The first decision of a case. */
export interface NewDecision {
  readonly report: Id;
  readonly operator: Id;
  /** The strongest measure, or a decision against nobody. */
  readonly outcome: Outcome;
  readonly also: readonly Measure[];
  /** The rule behind a measure against the reported member. */
  readonly ground: Ground | null;
  readonly facts: string | null;
  readonly removed: RemovedContent;
  readonly credits: number | null;
  /** When a suspension ends. */
  readonly until: Date | null;
  readonly at: Date;
}

const removedColumns = ({ photos, text }: RemovedContent) => ({
  removed_photos: [...photos],
  removed_text: text === null ? null : JSON.stringify(text),
});

export async function insertDecision(db: Handle, made: NewDecision): Promise<void> {
  const { report, operator, at, also, removed, ...decided } = made;
  await safetyTables(db)
    .insertInto('decisions')
    .values({
      ...decided,
      ...removedColumns(removed),
      stage: 'first',
      also: [...also],
      report_id: report,
      operator_id: operator,
      decided_at: at,
    })
    .execute();
}

/** Adds measures to the first decision of a reopened case. Its time to appeal starts again. */
export async function extendDecision(db: Handle, made: NewDecision): Promise<void> {
  const { report, operator, outcome, also, ground, facts, removed, until, at } = made;
  const { removed_photos: photos, removed_text: text } = removedColumns(removed);
  await sql`
    update decisions set outcome = ${outcome}, also = ${[...also]}, ground = ${ground}, until = ${until},
      facts = right(concat_ws(E'\n\n', facts, ${facts}::text), 6000), decided_at = ${at}, lifted_at = null,
      removed_photos = removed_photos || ${photos}::bigint[], removed_text = coalesce(removed_text, ${text}::jsonb),
      extended_by = array_append(extended_by, ${operator}::bigint)
    where report_id = ${report} and stage = 'first'`.execute(db);
}

/** A reopened case starts again: its decision against nobody stays as history. */
export async function overturnDecision(db: Handle, report: Id): Promise<void> {
  await sql`
    delete from decisions where report_id = ${report} and stage = 'overturned' and exists (
      select from decisions first
      where first.report_id = ${report} and first.stage = 'first' and first.ground is null)`.execute(db);
  await safetyTables(db)
    .updateTable('decisions')
    .set({ stage: 'overturned' })
    .where('report_id', '=', report)
    .where('stage', '=', 'first')
    .where('ground', 'is', null)
    .execute();
}

export interface NewReview {
  readonly report: Id;
  readonly stage: 'appeal' | 'reporter_appeal';
  readonly operator: Id;
  readonly outcome: AppealOutcome;
  readonly reasons: string;
  /** The operator reviewed their own decision, as the only one of the service. */
  readonly alone: boolean;
  readonly at: Date;
}

/** Stores the decision on an appeal, and that the appeal no longer waits. */
export async function insertReview(db: Handle, review: NewReview): Promise<void> {
  const { report, operator, at, ...decided } = review;
  await safetyTables(db)
    .insertInto('decisions')
    .values({ ...decided, report_id: report, operator_id: operator, decided_at: at })
    .execute();
  await safetyTables(db)
    .updateTable('appeals')
    .set({ decided_at: at })
    .where('report_id', '=', report)
    .where('by', '=', review.stage === 'appeal' ? 'member' : 'reporter')
    .execute();
}

export function decisionOn(db: Handle, report: Id, stage: Stage) {
  return safetyTables(db)
    .selectFrom('decisions')
    .select(['operator_id', 'extended_by', 'outcome', 'also', 'measures', 'ground', 'facts', 'until'])
    .select(['removed_photos', 'removed_text', 'decided_at'])
    .where('report_id', '=', report)
    .where('stage', '=', stage)
    .executeTakeFirst();
}

/** Number of upheld decisions against a member in other cases. */
export async function breachesOf(db: Handle, member: Id, except: Id): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*) as number from reports
    join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.member_id = ${member} and reports.id <> ${except} and decisions.ground is not null
      and reports.source <> 'review'
      and not exists (
        select from decisions appeal
        where appeal.report_id = reports.id and appeal.stage = 'appeal' and appeal.outcome = 'reversed'
      )`.execute(db);
  return rows[0]?.number ?? 0;
}

const atMost = 100;

/** The reports by a member with their outcomes, newest first. */
export function reportsBy(db: Handle, member: Id) {
  return safetyTables(db)
    .selectFrom('reports')
    .leftJoin('decisions', (on) =>
      on.onRef('decisions.report_id', '=', 'reports.id').on('decisions.stage', '=', 'first'),
    )
    .leftJoin('appeals', (on) =>
      on.onRef('appeals.report_id', '=', 'reports.id').on('appeals.by', '=', 'reporter'),
    )
    .leftJoin('decisions as second', (on) =>
      on.onRef('second.report_id', '=', 'reports.id').on('second.stage', '=', 'reporter_appeal'),
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
      'appeals.words as appeal_words',
      'appeals.created_at as appealed_at',
      'second.outcome as appeal_outcome',
      'second.reasons as appeal_reasons',
      'second.alone as appeal_alone',
      'second.decided_at as appeal_decided_at',
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
    .leftJoin('appeals', (on) =>
      on.onRef('appeals.report_id', '=', 'reports.id').on('appeals.by', '=', 'member'),
    )
    .leftJoin('decisions as second', (on) =>
      on.onRef('second.report_id', '=', 'reports.id').on('second.stage', '=', 'appeal'),
    )
    .select([
      'reports.id',
      'reports.photo_id',
      'reports.conversation_id',
      'reports.message_seq',
      'reports.follows',
      'reports.source',
      'first.outcome',
      'first.also',
      'first.facts',
      'first.ground',
      'first.decided_at',
      'first.until',
      'first.lifted_at',
      'appeals.words as appeal_words',
      'appeals.created_at as appealed_at',
      'second.outcome as appeal_outcome',
      'second.reasons as appeal_reasons',
      'second.alone as appeal_alone',
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
      and ('content_removed' = any (decisions.measures)
        or decisions.stage = 'appeal' and decisions.outcome = 'reversed')
      and decisions.decided_at > ${since ?? '-infinity'}::timestamptz
    group by reports.conversation_id, reports.message_seq
    order by max(decisions.decided_at) desc, reports.conversation_id, reports.message_seq
    limit ${limit}`.execute(db);
  return rows;
}
