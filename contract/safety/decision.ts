import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** What an operator may decide against whom a report is about: it rests on a rule, and can be appealed (DSA-2, DSA-3). */
export const measures = ['warning', 'content_removed', 'withheld', 'suspended', 'banned'] as const;

/**
 * What an operator may decide on a report; each has a text: `safety.outcome.<outcome>`. `refunded` goes against nobody:
 * the reporter took a fictional profile for a real person and gets back what they spent on it (FIC-14).
 */
export const outcomes = ['no_breach', ...measures, 'refunded'] as const;

/** The rule a decision against a member rests on; each has a text: `safety.ground.<ground>`. */
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

/** What becomes of an appeal. */
export const appealOutcome = z.enum(['upheld', 'reversed']);

/** Whether a decision goes against whom the report is about. */
export const isMeasure = (decided: Outcome): boolean => measure.safeParse(decided).success;

export type Outcome = z.output<typeof outcome>;
export type Ground = z.output<typeof ground>;
export type AppealOutcome = z.output<typeof appealOutcome>;

/** A decision as operators and its member read it. */
export const decision = z.object({ outcome, ground: z.nullable(ground), decided_at: instant });

/** What ends a member's use of their account, for a time or for good: `accounts/ban-member` decides it alone (DSA-6). */
export const bans = ['suspended', 'banned'] as const;

export const ban = z.enum(bans);

/** How a member is out of everybody's sight: until somebody looked (AGE-4), for a time, for good. */
export const restrictionKind = z.enum(['hidden', ...bans]);

export type RestrictionKind = z.output<typeof restrictionKind>;

/** A restriction in force, as its member and operators read it (DSA-2). */
export const restriction = z.object({
  /** Of the case that brought it. */
  number: z.string(),
  kind: restrictionKind,
  ground,
  since: instant,
  /** Null: no end is set. */
  until: z.nullable(instant),
});

export type Restriction = z.output<typeof restriction>;

/** What a case is about; `elsewhere`: what the same person did with an account on another of our sites (TRUST-9). */
export const reportSubject = z.enum(['profile', 'photo', 'message', 'conversation', 'elsewhere']);

export type ReportSubject = z.output<typeof reportSubject>;
