import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { appealOutcome } from '../decision.ts';
import type { ReportReason } from '../report-reason.ts';
import { reporterTrust } from '../reporter-trust.ts';

/** Decisions of an operator about a sender of unfounded reports; each has a text (DSA-5). */
export const notifierDecisions = ['none', 'warning', 'suspended'] as const;

export const notifierDecision = z.enum(notifierDecisions);

export type NotifierDecision = z.output<typeof notifierDecision>;

/** Days for which a sender can be suspended from reporting. */
export const suspensionDays = [7, 30, 90, 180] as const;

/** Everybody may always report these: abuse of children, intimate images and danger to life (DSA-5). */
export const alwaysOpen: readonly ReportReason[] = ['underage', 'intimate_image', 'threat', 'extortion'];

/** A decided report or notice of the sender. */
export const sentReport = z.object({
  id,
  number: z.string(),
  kind: z.enum(['report', 'notice']),
  /** Its reason, or the subject of the notice. */
  reason: z.string(),
  decided_at: instant,
  founded: z.boolean(),
});

/** A sender who waits for a decision, or whose appeal waits. */
export const notifierCase = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed']),
  /** Null for the address of a sender without an account. Nobody has proven that address. */
  member: z.nullable(id),
  opened_at: instant,
  /** Decided reports since the decision before. */
  unfounded: z.int(),
  founded: z.int(),
  /** The decided reports, newest first, at most fifty. */
  sent: z.array(sentReport),
  /** The trust in a member as a reporter (SAFE-8). */
  trust: z.nullable(reporterTrust),
  /** The last warning or suspension; without one, nobody can be suspended. */
  warned_at: z.nullable(instant),
  /** The decision and the appeal against it; null while the case is open. */
  appealed: z.nullable(
    z.object({
      decision: notifierDecision,
      facts: z.string(),
      words: z.string(),
      appealed_at: instant,
      until: z.nullable(instant),
      /** The caller took the decision, so another operator decides. */
      own: z.boolean(),
    }),
  ),
});

export type NotifierCase = z.output<typeof notifierCase>;

/** A warning or suspension as its sender reads it. */
export const ownNotifierDecision = z.object({
  number: z.string(),
  decision: notifierDecision,
  facts: z.string(),
  decided_at: instant,
  /** End of a suspension. */
  until: z.nullable(instant),
  /** Proves the decision for an appeal; null if it was appealed, or the time is over. */
  appeal_token: z.nullable(z.string()),
  appeal_until: instant,
  appeal: z.nullable(
    z.object({
      words: z.string(),
      created_at: instant,
      outcome: z.nullable(appealOutcome),
      reasons: z.nullable(z.string()),
      alone: z.boolean(),
      decided_at: z.nullable(instant),
    }),
  ),
});

export type OwnNotifierDecision = z.output<typeof ownNotifierDecision>;
