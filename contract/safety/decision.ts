import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** What an operator may decide on a report; each has a text: `safety.outcome.<outcome>` (DSA-2). */
export const outcomes = ['no_breach', 'warning', 'content_removed', 'withheld'] as const;

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

export const outcome = z.enum(outcomes);
export const ground = z.enum(grounds);

/** What becomes of an appeal. */
export const appealOutcome = z.enum(['upheld', 'reversed']);

export type Outcome = z.output<typeof outcome>;
export type Ground = z.output<typeof ground>;
export type AppealOutcome = z.output<typeof appealOutcome>;

/** A decision as operators and its member read it. */
export const decision = z.object({ outcome, ground: z.nullable(ground), decided_at: instant });

/** What a report is about. */
export const reportSubject = z.enum(['profile', 'photo', 'message', 'conversation']);

export type ReportSubject = z.output<typeof reportSubject>;
