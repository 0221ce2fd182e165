import type { Id } from '#contract/kit/id.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import type { Unit } from '#server/platform/platform.ts';
import { siteById } from '#server/sites/door.ts';
import {
  type HidingCause,
  hiddenLately,
  hidingObstacle,
  lockAutomaticMeasures,
  openMeasuresOf,
} from './automatic-measures.sql.ts';
import { engageBrake, isBraked, markAlarm } from './brakes.sql.ts';
import { alarmOperators } from './mail-alarm.job.ts';
import { openWitnesses, reporterFacts } from './reporter-trust.sql.ts';
import { isIndependent, standingOf, type Witness } from './standing.ts';

/** Members that may be hidden at a time by one reporter, network, device or burst of sign-ups. */
const openAtMost = 3;

/** A site hides at most this many times its hourly number in a day. */
const hoursPerDay = 3;

/** A new report of a possible minor, stored with the trust in its reporter. */
interface FiledReport {
  readonly report: Id;
  readonly site: number;
  /** The reported member. */
  readonly member: Id;
  readonly at: Date;
}

type Source = HidingCause['reports'][number] & Witness;

/**
 * The open reports about a member whose reporters had a standing when they reported, and still have one.
 * Leaves out reports whose reporter, network, device or sign-up burst hides the most members already.
 */
async function trustedSources(
  db: Handle,
  { report: filed, member, at: now }: FiledReport,
): Promise<Source[]> {
  const sources: Source[] = [];
  for (const { report, reporter, network, device } of await openWitnesses(db, member, filed)) {
    const facts = await reporterFacts(db, { reporter, device, now });
    const standing = standingOf(facts);
    if (standing === 'none') continue;
    const source = { ...facts, report, reporter, network, device, standing };
    if ((await openMeasuresOf(db, source)) < openAtMost) sources.push(source);
  }
  return sources;
}

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
 * Whether the brake of the site is on. Engages it, and alarms the operators, if the site hid too many
 * members.
 */
async function isStopped(unit: Unit, site: number, now: Date): Promise<boolean> {
  if (await isBraked(unit.db, site)) return true;
  const { automatic_hidings_per_hour: most } = siteById(site).settings;
  const { hour, day } = await hiddenLately(unit.db, site, now);
  if (hour < most && day < most * hoursPerDay) return false;
  const hidden = hour < most ? day : hour;
  if (await engageBrake(unit.db, { site, hidden, now }))
    await alarmOperators(unit, { site, cause: 'brake', number: hidden });
  return true;
}

/**
 * Decides whether a new report of a possible minor hides the member until an operator decides (AGE-4, SAFE-8,
 * decision 0063). Returns the cause, or undefined if the report only goes to the top of the queue. In that
 * case the operators are alarmed at once, at most once an hour and site. Reports of a site wait for each
 * other here.
 */
export async function hidingCause(unit: Unit, filed: FiledReport): Promise<HidingCause | undefined> {
  const { report, site, member, at: now } = filed;
  await lockAutomaticMeasures(unit.db, site);
  if ((await hidingObstacle(unit.db, member, now)) !== null) return undefined;
  const cause = causeFrom(await trustedSources(unit.db, filed));
  if (cause !== undefined && !(await isStopped(unit, site, now))) return cause;
  if (await markAlarm(unit.db, { report, site, now }))
    await alarmOperators(unit, { site, cause: 'urgent_report', number: 0 });
  return undefined;
}
