import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import { type Measure, mostTogether, reachesMember } from '#contract/safety/decision.ts';
import type { Standing } from '#contract/safety/reporter-trust.ts';
import { urgencies } from '#contract/safety/urgency.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { placeOfReport } from './queue.sql.ts';
import { allowedHours } from './urgency.ts';

/**
 * The open reports about one member are one item of the queue: the most urgent one (SAFE-5). A reopened case is an
 * item of its own, because another operator may have to decide it.
 */

type Alias = 'reports' | 'earlier' | 'own';

/** SQL condition: an open report that nobody has decided yet. */
const isUndecided = (alias: Alias) => sql<boolean>`(${sql.ref(`${alias}.status`)} = 'open'
  and not exists (select from decisions where decisions.report_id = ${sql.ref(`${alias}.id`)}))`;

const orderOf = (alias: Alias) => sql`(${placeOfReport(`${alias}.reason`)},
  ${sql.ref(`${alias}.waits_since`)}, ${sql.ref(`${alias}.id`)})`;

/** SQL condition on `reports`: no more urgent report about the same member waits for its first decision. */
export const isSubjectHead = sql<boolean>`not (${isUndecided('reports')} and exists (
  select from reports earlier where earlier.member_id = reports.member_id and earlier.status = 'open'
    and ${orderOf('earlier')} < ${orderOf('reports')} and ${isUndecided('earlier')}))`;

const ofSubject = <T>(value: RawBuilder<T>) => sql<T>`(
  select ${value} from reports own where own.member_id = reports.member_id and own.status = 'open'
    and ${isUndecided('own')})`;

/** SQL expression on `reports`: the number of reports in its item of the queue; 1 for a decided or reopened case. */
export const togetherNumber = sql<number>`(case when ${isUndecided('reports')}
  then ${ofSubject(sql`count(*)::integer`)} else 1 end)`;

/** Number of reports in the item of a case. */
export async function itemSize(db: Handle, report: Id): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select ${togetherNumber} as number from reports where reports.id = ${report}`.execute(db);
  return rows[0]?.number ?? 1;
}

const hours = sql.join(urgencies.map((urgency) => sql.lit(allowedHours(urgency))));

/**
 * All items of undecided reports, for a left join: head, number of reports, and the earliest deadline. One pass over the
 * open reports, so that a flood about one member costs no more than the same number about many.
 */
export const subjectItems = sql`(
  select (array_agg(own.id order by ${orderOf('own')}))[1] as head, count(*)::integer as together,
    min(own.waits_since + make_interval(hours => (array[${hours}])[${placeOfReport('own.reason')}])) as due
  from reports own where ${isUndecided('own')} group by own.member_id)`;

/** SQL condition on `reports` joined with `subjectItems` as `item`: the row is an item of the queue. */
export const isItem = sql<boolean>`(item.head is not null or not ${isUndecided('reports')})`;

/**
 * Reasons that need their own evidence, copies or refund: such a report is always decided by itself. So is a report that
 * hides a picture, because its decision shows or removes that picture.
 */
const apart = sql.join(['intimate_image', 'thought_real'].map((reason) => sql.lit(reason)));

/** SQL conditions on `own` beside the case `reports`. */
const isSame = sql<boolean>`(own.photo_id is not distinct from reports.photo_id
  and own.conversation_id is not distinct from reports.conversation_id
  and own.message_seq is not distinct from reports.message_seq)`;
const isJoinable = (operator: Id, now: Date) => sql<boolean>`(own.source = 'member'
  and own.reason not in (${apart}) and reports.reason not in (${apart})
  and not exists (select from hidden_pictures where hidden_pictures.report_id = own.id)
  and (own.claimed_by is null or own.claimed_by = ${operator} or own.claimed_until <= ${now}))`;

interface Looking {
  readonly operator: Id;
  readonly now: Date;
}

export interface OtherReportRow {
  readonly id: Id;
  readonly photo_id: Id | null;
  readonly conversation_id: Id | null;
  readonly message_seq: number | null;
  readonly follows: Id | null;
  readonly reason: string;
  readonly words: string | null;
  readonly snapshot: unknown;
  readonly created_at: Date;
  readonly standing: Standing | null;
  readonly same: boolean;
  readonly joinable: boolean;
}

/**
 * The other reports in the item of a case; none for a decided or reopened case. The first report of each reason comes
 * first, so that a flood for one reason pushes no other reason off the page.
 */
export async function otherReports(
  db: Handle,
  report: Id,
  { operator, now }: Looking,
): Promise<OtherReportRow[]> {
  const { rows } = await sql<OtherReportRow>`
    select own.id, own.photo_id, own.conversation_id, own.message_seq, own.follows, own.reason, own.words, own.snapshot,
      own.created_at, reporter_trust.standing, ${isSame} as same, ${isJoinable(operator, now)} as joinable
    from reports join reports own on own.member_id = reports.member_id and own.id <> reports.id
    left join reporter_trust on reporter_trust.report_id = own.id
    where reports.id = ${report} and ${isUndecided('reports')} and ${isUndecided('own')}
    order by row_number() over (partition by own.reason order by own.waits_since, own.id) > 1, ${orderOf('own')}
    limit ${mostTogether}`.execute(db);
  return rows;
}

/**
 * Locks reports that are decided together with a case, and returns their ids. A report is left out if it was decided
 * or claimed meanwhile, or if the measures do not reach it. Waits for other decisions, in the order of ids.
 */
export async function lockOtherReports(
  db: Handle,
  report: Id,
  {
    reports,
    taken,
    operator,
    now,
  }: Looking & { readonly reports: readonly Id[]; readonly taken: readonly Measure[] },
): Promise<Id[]> {
  const reached = reachesMember(taken) ? sql`true` : isSame;
  const { rows } = await sql<{ id: Id }>`
    select own.id from reports join reports own on own.member_id = reports.member_id and own.id <> reports.id
    where reports.id = ${report} and own.id = any(${[...reports]}::bigint[])
      and ${isUndecided('reports')} and ${isUndecided('own')} and ${isJoinable(operator, now)} and ${reached}
    order by own.id for update of own`.execute(db);
  return rows.map(({ id }) => id);
}
