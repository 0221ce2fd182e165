import { sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { HidingRule, Standing } from '#contract/safety/reporter-trust.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays, addHours } from '#server/platform/time.ts';
import { safetyTables } from '../tables.ts';
import { rejectedDays } from './reporter-trust.sql.ts';
import { type ReporterFacts, signUpBurst } from './standing.ts';

/** Serialises the automatic hidings of a site, so that caps and brake count each other. */
export async function lockAutomaticMeasures(db: Handle, site: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:automatic:${site}`}, 0))`.execute(db);
}

/**
 * Returns why a member is not hidden again: they are hidden already, or an operator cleared them. `cleared`
 * means that an operator found no breach in a report of this kind within ninety days.
 */
export async function hidingObstacle(
  db: Handle,
  member: Id,
  now: Date,
): Promise<'hidden_already' | 'cleared' | null> {
  const { rows } = await sql<{ hidden: boolean; cleared: boolean }>`select
    exists (select from restrictions where member_id = ${member} and kind = 'hidden') as hidden,
    exists (select from reports join decisions on decisions.report_id = reports.id and decisions.stage = 'first'
      where reports.member_id = ${member} and reports.reason = 'underage' and decisions.outcome = 'no_breach'
        and decisions.decided_at > ${addDays(now, -rejectedDays)}) as cleared`.execute(db);
  if (rows[0]?.hidden === true) return 'hidden_already';
  return rows[0]?.cleared === true ? 'cleared' : null;
}

interface Source {
  readonly reporter: Id;
  readonly signedUpAt: Date;
  readonly network: Buffer | null;
  readonly device: Buffer | null;
}

/**
 * Counts the members that are hidden now by one reporter, one network, one device, or one burst of sign-ups.
 * Returns the largest of the four numbers.
 */
export async function openMeasuresOf(db: Handle, source: Source): Promise<number> {
  const { reporter, signedUpAt, network, device } = source;
  const burst = signUpBurst / 1000;
  const measures = (same: ReturnType<typeof sql>) =>
    sql`count(distinct restrictions.report_id) filter (where ${same})`;
  const { rows } = await sql<{ most: number }>`
    select greatest(
      ${measures(sql`reports.reporter_id = ${reporter}`)},
      ${measures(sql`reporter_trust.network_hash = ${network}`)},
      ${measures(sql`reporter_trust.device_hash = ${device}`)},
      ${measures(sql`abs(extract(epoch from reporter_trust.signed_up_at - ${signedUpAt}::timestamptz)) < ${burst}`)}
    )::integer as most
    from restrictions
    join automatic_measure_reporters on automatic_measure_reporters.report_id = restrictions.report_id
    join reports on reports.id = automatic_measure_reporters.witness_id
    join reporter_trust on reporter_trust.report_id = reports.id
    where restrictions.kind = 'hidden'`.execute(db);
  return rows[0]?.most ?? 0;
}

/** The cause of an automatic hiding: the rule, and the reports with the trust in their reporters now. */
export interface HidingCause {
  readonly rule: HidingRule;
  readonly reports: ReadonlyArray<
    Pick<ReporterFacts, 'confirmedDays' | 'upheld' | 'rejected'> & {
      readonly report: Id;
      readonly standing: Standing;
    }
  >;
}

/** Stores the cause of a hiding with the restriction of the same report. */
export async function insertCause(
  db: Handle,
  hiding: { readonly report: Id; readonly site: number; readonly since: Date; readonly cause: HidingCause },
): Promise<void> {
  const { report, site, since, cause } = hiding;
  await safetyTables(db)
    .insertInto('automatic_measures')
    .values({ report_id: report, site_id: site, rule: cause.rule, since })
    .execute();
  await safetyTables(db)
    .insertInto('automatic_measure_reporters')
    .values(
      cause.reports.map((one) => ({
        report_id: report,
        witness_id: one.report,
        standing: one.standing,
        confirmed_days: one.confirmedDays ?? 0,
        upheld: one.upheld,
        rejected: one.rejected,
      })),
    )
    .execute();
}

/** Number of members that a site hid automatically within the last hour and day, since the last release. */
export async function hiddenLately(
  db: Handle,
  site: number,
  now: Date,
): Promise<{ readonly hour: number; readonly day: number }> {
  const { rows } = await sql<{ hour: number; day: number }>`
    select count(*) filter (where since > ${addHours(now, -1)})::integer as hour, count(*)::integer as day
    from automatic_measures
    where site_id = ${site} and since > greatest(${addDays(now, -1)}::timestamptz, coalesce(
      (select max(released_at) from automatic_brakes where site_id = ${site}), '-infinity'))`.execute(db);
  return rows[0] ?? { hour: 0, day: 0 };
}

/**
 * How a hiding came about, for operators: its rule and the trust in its reporters. Undefined if it has none.
 */
export async function causeOf(db: Handle, report: Id) {
  const measure = await safetyTables(db)
    .selectFrom('automatic_measures')
    .select(['rule', 'since'])
    .where('report_id', '=', report)
    .executeTakeFirst();
  if (measure === undefined) return undefined;
  const reporters = await safetyTables(db)
    .selectFrom('automatic_measure_reporters')
    .select(['standing', 'confirmed_days', 'upheld', 'rejected'])
    .where('report_id', '=', report)
    .orderBy('witness_id')
    .execute();
  return { ...measure, reporters };
}
