import type { Id } from '#contract/kit/id.ts';
import type { Unit } from '#server/platform/platform.ts';
import { addHours } from '#server/platform/time.ts';
import { siteById } from '#server/sites/door.ts';
import {
  cannotBeHidden,
  type Hiding,
  type HidingCause,
  hidingsLately,
  lockAutomaticMeasures,
} from './automatic-measures.sql.ts';
import { engageBrake, isBraked } from './brakes.sql.ts';
import { alarmOperators } from './mail-alarm.job.ts';
import { independentHidings, isIndependent, standingOf } from './standing.ts';
import { markAlarm } from './urgent-alarms.sql.ts';
import { type OpenWitness, openWitnesses } from './witnesses.sql.ts';

/** Members that may be hidden at a time by one reporter, network, device or burst of sign-ups. */
const openAtMost = 3;

/** The brake engages at this many times its hourly number in a day. */
const hoursPerDay = 3;

/** A new report of a possible minor, stored with the trust in its reporter. */
interface FiledReport {
  readonly report: Id;
  readonly site: number;
  /** The reported member. */
  readonly member: Id;
  readonly at: Date;
}

type Source = OpenWitness & HidingCause['reports'][number];

/**
 * The open reports about a member whose reporters had a standing when they reported, and still have one.
 * Leaves out reports whose reporter, network, device or sign-up burst hides the most members already.
 */
const trustedSources = (witnesses: readonly OpenWitness[]): Source[] =>
  witnesses.flatMap((witness) => {
    const standing = standingOf(witness);
    return standing === 'none' || witness.hides >= openAtMost ? [] : [{ ...witness, standing }];
  });

/** The rule that the sources fulfil: one established reporter, or two independent ones. */
function causeFrom(sources: readonly Source[]): HidingCause | undefined {
  const established = sources.find(({ standing }) => standing === 'established');
  if (established !== undefined) return { rule: 'established_reporter', reports: [established] };
  for (const one of sources) {
    const other = sources.find((candidate) => isIndependent(one, candidate));
    if (other !== undefined) return { rule: 'independent_reporters', reports: [one, other] };
  }
  return undefined;
}

/**
 * Whether the brake of the site is on. Engages it, and alarms the operators, if too many independent sources
 * hid members. One source cannot engage it, because all its hidings count once.
 */
async function isStopped(unit: Unit, site: number, now: Date): Promise<boolean> {
  if (await isBraked(unit.db, site)) return true;
  const { automatic_hidings_per_hour: most } = siteById(site).settings;
  const inDay = await hidingsLately(unit.db, site, now);
  const inHour = inDay.filter(({ since }) => since > addHours(now, -1));
  const sources = (hidings: readonly Hiding[]) =>
    independentHidings(hidings.map(({ reporters }) => reporters));
  const isFast = sources(inHour) >= most;
  if (!isFast && sources(inDay) < most * hoursPerDay) return false;
  const hidden = (isFast ? inHour : inDay).length;
  if (await engageBrake(unit.db, { site, hidden, now }))
    await alarmOperators(unit, { site, cause: 'brake', number: hidden });
  return true;
}

/**
 * Decides whether a new report of a possible minor hides the member until an operator decides (AGE-4, SAFE-8,
 * decisions 0063 and 0073). Returns the cause, or undefined if the report only goes to the top of the queue.
 * In that case the operators are alarmed, at once or with the reports of the hour. Reports of a site wait for
 * each other here.
 */
export async function hidingCause(unit: Unit, filed: FiledReport): Promise<HidingCause | undefined> {
  const { report, site, member, at: now } = filed;
  await lockAutomaticMeasures(unit.db, site);
  if (await cannotBeHidden(unit.db, member, now)) return undefined;
  const witnesses = await openWitnesses(unit.db, { member, filed: report, now });
  const cause = causeFrom(trustedSources(witnesses));
  if (cause !== undefined && !(await isStopped(unit, site, now))) return cause;
  if (await markAlarm(unit.db, { report, site, now }))
    await alarmOperators(unit, { site, cause: 'urgent_report', number: 0 });
  return undefined;
}
