import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { ReporterTrust, Standing } from '#contract/safety/reporter-trust.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { safetyTables } from '../tables.ts';
import type { ReporterTraces } from './reporter-traces.ts';
import type { ReporterFacts } from './standing.ts';

/**
 * Days in which a rejected report reduces the trust in its reporter, and hides the reported member no more.
 */
export const rejectedDays = 90;

const upheldDays = 365;

/** Rejected and upheld reports are counted up to this number. */
const countedAtMost = 10;

export interface Facts extends ReporterFacts {
  readonly signedUpAt: Date;
}

/**
 * Selects the facts about a row of `members`, joined with its row of `addresses`, at a moment. A report of a
 * possible minor counts as rejected if an operator later found no breach by that member, in this case or
 * another one. `device`: the hash of the reporter's device.
 */
export const selectFacts = (device: RawBuilder<unknown>, now: Date) => sql`
  members.joined_at as "signedUpAt",
  case when addresses.verified_at is not null then greatest(0, floor(extract(epoch from
    ${now}::timestamptz - greatest(addresses.verified_at, members.joined_at)) / 86400))::integer end as "confirmedDays",
  exists (select from restrictions where restrictions.member_id = members.id)
    or exists (select from withheld_members where withheld_members.member_id = members.id) as restricted,
  (select count(*)::integer from (
    select from reports join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
    where reports.reporter_id = members.id and (decisions.ground is not null or decisions.outcome = 'joined')
      and decisions.decided_at > ${addDays(now, -upheldDays)}
      and not exists (select from decisions appeal where appeal.report_id in (reports.id, reports.decided_with)
        and appeal.stage = 'appeal' and appeal.outcome = 'reversed')
    limit ${countedAtMost}) upheld) as upheld,
  (select count(*)::integer from (
    select distinct own.member_id from (
      select id, member_id, created_at, reason from reports where reporter_id = members.id
      union all
      select id, member_id, created_at, reason from reporter_trust
      join reports on reports.id = reporter_trust.report_id where reporter_trust.device_hash = ${device}
    ) own
    join reports clearing on clearing.member_id = own.member_id and clearing.reason = 'underage'
    join decisions on decisions.report_id = clearing.id
    where own.reason = 'underage' and (decisions.stage = 'first' and decisions.outcome = 'no_breach'
        or decisions.stage = 'appeal' and decisions.outcome = 'reversed')
      and decisions.decided_at >= own.created_at and decisions.decided_at > ${addDays(now, -rejectedDays)}
    limit ${countedAtMost}) rejected) as rejected`;

/** Reads the facts about a reporter at a moment. */
export async function reporterFacts(
  db: Handle,
  { reporter, device, now }: { readonly reporter: Id; readonly device: Buffer | null; readonly now: Date },
): Promise<Facts> {
  const { rows } = await sql<Facts>`
    select ${selectFacts(sql`${device}`, now)}
    from members left join addresses on addresses.member_id = members.id
    where members.id = ${reporter}`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('the reporter is missing');
  return facts;
}

export interface NewTrust {
  readonly report: Id;
  readonly traces: ReporterTraces;
  readonly facts: Facts;
  readonly standing: Standing;
  readonly at: Date;
}

/** Reports of one wave lie at most this number of days apart. */
const waveDays = 1;

/**
 * Stores the trust in a reporter with the report. The report joins the wave of an open report by another
 * member about the same profile or photo, for the same reason, within a day. Both share a network or a
 * device. Otherwise the report starts its own wave. Reports of conversations are never part of a wave of
 * others, because each has its own evidence.
 */
export async function insertTrust(db: Handle, trust: NewTrust): Promise<void> {
  const { report, traces, facts, standing, at } = trust;
  await sql`
    insert into reporter_trust
      (report_id, standing, confirmed_days, upheld, rejected, signed_up_at, network_hash, device_hash, wave)
    select own.id, ${standing}, ${facts.confirmedDays}, ${facts.upheld}, ${facts.rejected}, ${facts.signedUpAt},
      ${traces.network}, ${traces.device}, coalesce((
        select near.wave from reports join reporter_trust near on near.report_id = reports.id
        where reports.member_id = own.member_id and reports.reason = own.reason and reports.status = 'open'
          and reports.photo_id is not distinct from own.photo_id
          and reports.conversation_id is null and own.conversation_id is null
          and reports.reporter_id <> own.reporter_id and reports.created_at > ${addDays(at, -waveDays)}
          and (near.network_hash = ${traces.network} or near.device_hash = ${traces.device})
        order by reports.created_at, reports.id limit 1
      ), own.id)
    from reports own where own.id = ${report}`.execute(db);
}

/** Removes network and device from closed reports of before a moment. The standing stays with the case. */
export async function forgetTraces(db: Handle, before: Date): Promise<void> {
  await sql`update reporter_trust set network_hash = null, device_hash = null
    from reports where reports.id = reporter_trust.report_id and reports.created_at < ${before}
      and reports.status = 'closed' and (network_hash is not null or device_hash is not null)`.execute(db);
}

/** Removes network and device from the reports of an erased member. */
export async function forgetTracesOf(db: Handle, reporter: Id): Promise<void> {
  await sql`update reporter_trust set network_hash = null, device_hash = null
    from reports where reports.id = reporter_trust.report_id and reports.reporter_id = ${reporter}`.execute(
    db,
  );
}

/** The trust stored with a report, and its wave. Undefined for a report from before trust was stored. */
export async function trustOf(
  db: Handle,
  report: Id,
): Promise<{ readonly shown: ReporterTrust; readonly wave: Id } | undefined> {
  const row = await safetyTables(db)
    .selectFrom('reporter_trust')
    .select(['standing', 'confirmed_days', 'upheld', 'rejected', 'wave'])
    .where('report_id', '=', report)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { wave, ...shown } = row;
  return { shown, wave };
}
