import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/**
 * Measures an operator may take against the reported member. Each is based on a rule and can be appealed
 * (DSA-2, DSA-3).
 */
export const measures = ['warning', 'content_removed', 'withheld', 'suspended', 'banned'] as const;

/**
 * Possible decisions on a report; each has a text: `safety.outcome.<outcome>`. `refunded` is a measure
 * against nobody: the reporter took a fictional profile for a real person and gets the spent credits back
 * (FIC-14).
 */
export const outcomes = ['no_breach', ...measures, 'refunded'] as const;

/** The rule behind a measure; each has a text: `safety.ground.<ground>`. */
export const grounds = [
  'fake_or_fraud',
  'underage',
  'offensive',
  'unwanted_sexual',
  'spam',
  'stolen_photo',
  'against_terms',
] as const;

export const measure = z.enum(measures);
export const outcome = z.enum(outcomes);
export const ground = z.enum(grounds);

/** Result of an appeal. */
export const appealOutcome = z.enum(['upheld', 'reversed']);

/** Returns whether a decision is a measure against the reported member. */
export const isMeasure = (decided: Outcome): boolean => measure.safeParse(decided).success;

export type Outcome = z.output<typeof outcome>;
export type Ground = z.output<typeof ground>;
export type AppealOutcome = z.output<typeof appealOutcome>;

/** A decision as operators and its member see it. */
export const decision = z.object({ outcome, ground: z.nullable(ground), decided_at: instant });

/**
 * Measures that end the use of an account, temporarily or permanently; only `accounts/ban-member` decides
 * them (DSA-6).
 */
export const bans = ['suspended', 'banned'] as const;

export const ban = z.enum(bans);

/** Kinds of restriction: hidden until reviewed (AGE-4), hidden for a time, or hidden permanently. */
export const restrictionKind = z.enum(['hidden', ...bans]);

export type RestrictionKind = z.output<typeof restrictionKind>;

/** A restriction in force, as its member and operators see it (DSA-2). */
export const restriction = z.object({
  /** Number of the case that caused it. */
  number: z.string(),
  kind: restrictionKind,
  ground,
  since: instant,
  /** Null if no end is set. */
  until: z.nullable(instant),
});

export type Restriction = z.output<typeof restriction>;

/**
 * Subject of a case. `elsewhere`: the same person's conduct with an account on another of our sites
 * (TRUST-9).
 */
export const reportSubject = z.enum(['profile', 'photo', 'message', 'conversation', 'elsewhere']);

export type ReportSubject = z.output<typeof reportSubject>;
