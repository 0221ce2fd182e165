import type { Standing } from '#contract/safety/reporter-trust.ts';

/** The facts about a reporter that decide how far automatic hiding may rely on their word. */
export interface ReporterFacts {
  /** Whole days since the address was confirmed; null if it is not confirmed. */
  readonly confirmedDays: number | null;
  /** Reports that ended in a measure, within a year. */
  readonly upheld: number;
  /** Members whom the reporter, or their device, called a minor without cause within ninety days. */
  readonly rejected: number;
  /** Operators or a report restrict the reporter, or flagged them as fraud. */
  readonly restricted: boolean;
}

/** Days with a confirmed address after which a second independent report hides. */
export const knownAfterDays = 7;

/** Days with a confirmed address after which one report hides, if none of the reporter's was rejected. */
export const establishedAfterDays = 30;

/**
 * Returns the standing of a reporter (decision 0063).
 * - `none`: the report hides nobody. The account is young, unconfirmed or restricted, or wrong more often
 *   than right.
 * - `known`: the report hides together with one of another independent reporter.
 * - `established`: the report hides alone. An upheld report replaces the wait of 30 days, never that of
 *   seven.
 */
export function standingOf({ confirmedDays, upheld, rejected, restricted }: ReporterFacts): Standing {
  if (restricted || confirmedDays === null || confirmedDays < knownAfterDays) return 'none';
  if (rejected > 1 && rejected >= upheld) return 'none';
  if (rejected > 0) return 'known';
  return upheld > 0 || confirmedDays >= establishedAfterDays ? 'established' : 'known';
}

/** A reporter as the comparison of two reporters needs them. */
export interface Witness {
  readonly reporter: number | null;
  readonly signedUpAt: Date;
  /** Keyed hashes; null if unknown. */
  readonly network: Buffer | null;
  readonly device: Buffer | null;
}

/** Accounts that were opened within this number of milliseconds count as opened by one person. */
export const signUpBurst = 24 * 3_600_000;

/** An unknown device or network is shared with nobody. */
const isShared = (one: Buffer | null, other: Buffer | null): boolean =>
  one !== null && other !== null && one.equals(other);

/**
 * Returns whether two reporters are one source: the same account, network or device, or sign-ups within one
 * burst.
 */
const isSameSource = (one: Witness, other: Witness): boolean =>
  (one.reporter !== null && one.reporter === other.reporter) ||
  isShared(one.network, other.network) ||
  isShared(one.device, other.device) ||
  Math.abs(one.signedUpAt.getTime() - other.signedUpAt.getTime()) < signUpBurst;

/**
 * Returns whether two reporters are independent: other accounts, networks and devices, and not opened in one
 * burst. Account and network have to be known on both sides. A device is unknown for clients without the
 * cookie.
 */
export function isIndependent(one: Witness, other: Witness): boolean {
  if (one.reporter === null || other.reporter === null) return false;
  if (one.network === null || other.network === null) return false;
  return !isSameSource(one, other);
}

/**
 * Counts hidings by their sources, in the given order. A hiding counts if none of its reporters is one source
 * with a reporter of a hiding that counted before.
 */
export function independentHidings(hidings: readonly (readonly Witness[])[]): number {
  const counted: Witness[] = [];
  let number = 0;
  for (const reporters of hidings) {
    if (reporters.some((one) => counted.some((other) => isSameSource(one, other)))) continue;
    counted.push(...reporters);
    number += 1;
  }
  return number;
}
