import { type RawBuilder, sql } from 'kysely';
import type { Id } from '#contract/kit/id.ts';
import type { HidingRule, Standing } from '#contract/safety/reporter-trust.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { addDays } from '#server/platform/time.ts';
import { safetyTables } from '../tables.ts';
import { rejectedDays } from './reporter-trust.sql.ts';
import type { ReporterFacts, Witness } from './standing.ts';

/** Serialises the automatic hidings of a site, so that caps and brake count each other. */
export async function lockAutomaticMeasures(db: Handle, site: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`safety:automatic:${site}`}, 0))`.execute(db);
}

/** SQL condition: reports hide this member now. */
export const isHidden = (member: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from restrictions where restrictions.member_id = ${member} and restrictions.kind = 'hidden')`;

/** SQL condition: an operator found no breach in such a report about this member within ninety days. */
export const isCleared = (member: RawBuilder<unknown>, now: Date) =>
  sql<boolean>`exists (
    select from reports cleared join decisions on decisions.report_id = cleared.id and decisions.stage = 'first'
    where cleared.member_id = ${member} and cleared.reason = 'underage' and decisions.outcome = 'no_breach'
      and decisions.decided_at > ${addDays(now, -rejectedDays)})`;

/** Whether reports cannot hide a member: they are hidden already, or an operator cleared them. */
export async function cannotBeHidden(db: Handle, member: Id, now: Date): Promise<boolean> {
  const { rows } = await sql<{ fixed: boolean }>`
    select ${isHidden(sql`${member}`)} or ${isCleared(sql`${member}`, now)} as fixed`.execute(db);
  return rows[0]?.fixed === true;
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
  if (cause.reports.length === 0) return;
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

/** A hiding that the brake may count. */
export interface Hiding {
  readonly since: Date;
  /** Empty for a hiding from before trust was stored. */
  readonly reporters: readonly Witness[];
}

/** High above every brake: bounds the rows that are read. */
const mostHidings = 1000;

/** The automatic hidings of a site within the last day and since the last release, the oldest first. */
export async function hidingsLately(db: Handle, site: number, now: Date): Promise<Hiding[]> {
  const { rows } = await sql<
    Witness & { readonly report: Id; readonly since: Date; readonly known: boolean }
  >`
    select lately.report_id as report, lately.since, reports.reporter_id as reporter,
      signed_up_at as "signedUpAt", network_hash as network, device_hash as device,
      reporter_trust.report_id is not null as known
    from (
      select report_id, since from automatic_measures
      where site_id = ${site} and rule <> 'operator' and since > greatest(${addDays(now, -1)}::timestamptz, coalesce(
        (select max(released_at) from automatic_brakes where site_id = ${site}), '-infinity'))
      order by since, report_id limit ${mostHidings}
    ) lately
    left join automatic_measure_reporters on automatic_measure_reporters.report_id = lately.report_id
    left join reports on reports.id = automatic_measure_reporters.witness_id
    left join reporter_trust on reporter_trust.report_id = reports.id
    order by lately.since, lately.report_id`.execute(db);
  return [...Map.groupBy(rows, ({ report }) => report).values()].map((sources) => ({
    since: sources[0]?.since ?? now,
    reporters: sources.filter(({ known }) => known),
  }));
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
