import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { complaintNotices } from '#contract/safety/complaint.ts';
import type { Standing } from '#contract/safety/reporter-trust.ts';
import type { searchQueue } from '#contract/safety/search-queue.ts';
import { type Urgency, urgencies } from '#contract/safety/urgency.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { countQueue } from '#server/platform/review-queue/review-queue.sql.ts';
import { addDays } from '#server/platform/time.ts';
import { queueOrder } from '../moderation-queue/queue.sql.ts';
import { isItem, subjectItems } from '../moderation-queue/subject-reports.sql.ts';
import { allowedHours } from '../moderation-queue/urgency.ts';
import { isAppealHead } from '../reports/appeals.sql.ts';
import { waveNumber } from '../trust/waves.sql.ts';

export type QueueFilter = Omit<InputOf<typeof searchQueue>, 'after'>;

export interface QueueRow {
  readonly queue: 'report' | 'complaint';
  readonly id: Id;
  readonly kind: string;
  readonly why: string;
  readonly since: Date;
  readonly due: Date;
  readonly place: number;
  readonly site_id: number;
  readonly language: string | null;
  readonly claimed_by: Id | null;
  readonly claimed_until: Date | null;
  readonly assigned_to: Id | null;
  readonly assigned_until: Date | null;
  readonly photo_id: Id | null;
  readonly conversation_id: Id | null;
  readonly message_seq: number | null;
  readonly follows: Id | null;
  readonly standing: Standing | null;
  readonly wave: number;
  readonly together: number;
  readonly hides: boolean;
  readonly flagged: boolean;
  /** Sort keys of the row; with the id they are the cursor. */
  readonly rank: number;
  readonly moment: number;
}

interface Reader {
  readonly operator: Id;
  readonly now: Date;
  /** Sites whose members without a chosen language get mails in the language of the filter. */
  readonly sitesOfLanguage: readonly number[];
}

/** SQL expression: the deadline of a row, by its class. */
const dueOf = (place: RawBuilder<number>, since: RawBuilder<Date>): RawBuilder<Date> => {
  const hours = urgencies.map((urgency: Urgency) => sql.lit(allowedHours(urgency)));
  return sql<Date>`(${since} + make_interval(hours => (array[${sql.join(hours)}])[${place}]))`;
};

const all = (conditions: readonly RawBuilder<boolean>[]) => sql.join([...conditions], sql` and `);

const reports = ({ now }: Reader) => {
  const { place, since, waits } = queueOrder.reports;
  return sql`
    select 'report' as queue, reports.id, reason as why, waits_since as since, coalesce(item.due, ${dueOf(place, since)}) as due,
      ${place} as place, reports.site_id, addresses.language, claimed_by, claimed_until, assigned_to, assigned_until,
      case status when 'appealed' then 'appeals' else 'reports' end as kind,
      photo_id, conversation_id, message_seq, follows, reports.member_id, false, coalesce(item.together, 1)
    from reports left join addresses on addresses.member_id = reports.member_id
    left join ${subjectItems} as item on item.head = reports.id
    where ${waits} and waits_since <= ${now} and ${isItem} and ${isAppealHead}`;
};

const complaints = ({ now }: Reader) => {
  const { place, since, waits } = queueOrder.complaints;
  const notices = complaintNotices.map((subject) => sql.lit(subject));
  return sql`
    select 'complaint' as queue, id, subject as why, created_at as since, ${dueOf(place, since)} as due,
      ${place} as place, site_id, language, claimed_by, claimed_until, assigned_to, assigned_until,
      case when appeals is not null then 'appeals' when subject in (${sql.join(notices)}) then 'notices'
        else 'complaints' end as kind,
      null::bigint, null::bigint, null::integer, null::bigint, null::bigint, flagger_id is not null, 1
    from complaints where ${waits} and created_at <= ${now}`;
};

/** SQL condition: the item, or another report of the same item, has this reason or subject. */
const isAbout = (why: string) => sql<boolean>`(why = ${why} or kind = 'reports' and exists (
  select from reports own where own.member_id = waiting.member_id and own.status = 'open' and own.reason = ${why}))`;

const isHeld = (now: Date) => sql<boolean>`(claimed_until is not null and claimed_until > ${now})`;
const isAssigned = (now: Date) => sql<boolean>`(assigned_until is not null and assigned_until > ${now})`;

/** SQL expression: the operator who has the item open, else its owner. */
const ownerAt = (now: Date) => sql<Id | null>`(case when ${isHeld(now)} then claimed_by
  when ${isAssigned(now)} then assigned_to end)`;

function conditionsOf(
  filter: QueueFilter,
  { operator, now, sitesOfLanguage }: Reader,
): RawBuilder<boolean>[] {
  const { kind, site, language, why, due, age, owner } = filter;
  const mine = sql<boolean>`${ownerAt(now)} = ${operator}`;
  const dues = {
    late: sql<boolean>`due <= ${now}`,
    day: sql<boolean>`due > ${now} and due <= ${addDays(now, 1)}`,
    week: sql<boolean>`due > ${now} and due <= ${addDays(now, 7)}`,
  };
  const ages = {
    day: sql<boolean>`since > ${addDays(now, -1)}`,
    week: sql<boolean>`since <= ${addDays(now, -1)} and since > ${addDays(now, -7)}`,
    older: sql<boolean>`since <= ${addDays(now, -7)}`,
  };
  const owners = {
    mine,
    nobody: sql<boolean>`${ownerAt(now)} is null`,
    others: sql<boolean>`${ownerAt(now)} <> ${operator}`,
  };
  return [
    sql<boolean>`true`,
    ...(kind === undefined ? [] : [sql<boolean>`kind = ${kind}`]),
    ...(site === undefined ? [] : [sql<boolean>`site_id = ${site}`]),
    ...(why === undefined ? [] : [isAbout(why)]),
    ...(language === undefined
      ? []
      : [
          sql<boolean>`(language = ${language} or language is null and site_id = any(${[...sitesOfLanguage]}::int[]))`,
        ]),
    ...(due === undefined ? [] : [dues[due]]),
    ...(age === undefined ? [] : [ages[age]]),
    ...(owner === undefined ? [] : [owners[owner]]),
  ];
}

const micros = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`;

/** The two sort keys of each order, both ascending. Notices of trusted flaggers come first (DSA art. 22). */
const keysOf: Readonly<Record<QueueFilter['sort'], readonly [RawBuilder<unknown>, RawBuilder<unknown>]>> = {
  urgent: [sql`case when flagged then 0 else place end`, micros(sql`since`)],
  due: [sql`0`, micros(sql`due`)],
  oldest: [sql`0`, micros(sql`since`)],
  newest: [sql`0`, sql`-${micros(sql`since`)}`],
};

/** The filtered items of both queues, and the number of them that match. */
export async function searchQueueRows(
  db: Handle,
  filter: QueueFilter,
  reader: Reader,
  { after, limit }: { readonly after: readonly number[] | undefined; readonly limit: number },
) {
  const waiting = sql`(${reports(reader)} union all ${complaints(reader)})
    as waiting (queue, id, why, since, due, place, site_id, language, claimed_by, claimed_until, assigned_to,
      assigned_until, kind, photo_id, conversation_id, message_seq, follows, member_id, flagged, together)`;
  const matches = all(conditionsOf(filter, reader));
  const [rank, moment] = keysOf[filter.sort];
  const [afterRank, afterMoment, afterId] = after ?? [];
  const later =
    after === undefined
      ? sql`true`
      : sql`(rank, moment, id) > (${afterRank}::int, ${afterMoment}::bigint, ${afterId}::bigint)`;
  const { rows } = await sql<QueueRow>`
    select page.*, reporter_trust.standing,
      case queue when 'report' then (select ${waveNumber} from reports where reports.id = page.id) else 1 end as wave,
      queue = 'report' and exists (select from restrictions
        where restrictions.member_id = page.member_id and restrictions.kind = 'hidden') as hides
    from (
      select * from (select waiting.*, (${rank})::int as rank, (${moment})::bigint as moment from ${waiting}
        where ${matches}) ranked
      where ${later} order by rank, moment, id limit ${limit}
    ) page
    left join reporter_trust on page.queue = 'report' and reporter_trust.report_id = page.id
    order by rank, moment, page.id`.execute(db);
  const matching = await countQueue(db, sql`select from ${waiting} where ${matches}`);
  return { rows, matching };
}
