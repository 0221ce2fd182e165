import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** How far automatic hiding relies on a reporter, from most to least trust (decision 0063). */
export const standing = z.enum(['established', 'known', 'none']);

export type Standing = z.output<typeof standing>;

/** The trust in the reporter of a case, at the moment of the report. Says nothing about who it is. */
export const reporterTrust = z.object({
  standing,
  /** Whole days since the address was confirmed; null if it was not. */
  confirmed_days: z.nullable(z.int()),
  /** Reports of this reporter that ended in a measure, within a year. */
  upheld: z.int(),
  /** Members whom this reporter called a minor without cause, within ninety days. */
  rejected: z.int(),
});

export type ReporterTrust = z.output<typeof reporterTrust>;

/**
 * Rules by which a member is hidden until a decision. `before_trust`: hidden before there were rules.
 * `operator`: an operator hid the member because of a notice.
 */
export const hidingRule = z.enum([
  'established_reporter',
  'independent_reporters',
  'before_trust',
  'operator',
]);

export type HidingRule = z.output<typeof hidingRule>;

/** Why a member was hidden until a decision. */
export const hidingCause = z.object({
  rule: hidingRule,
  since: instant,
  /** The reporters behind it, with the trust in them at that moment. */
  reporters: z.array(reporterTrust),
});

export type HidingCause = z.output<typeof hidingCause>;

/** A site that hides nobody automatically until an operator releases its brake (SAFE-8). */
export const brake = z.object({
  site: z.int(),
  host: z.string(),
  since: instant,
  /** Members who were hidden in the hour or day before. */
  hidden: z.int(),
});

export type Brake = z.output<typeof brake>;
