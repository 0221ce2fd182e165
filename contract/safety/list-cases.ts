import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { appealOutcome, decision, measure, reportSubject, restriction } from './decision.ts';
import { ownNotifierDecision } from './notifiers/notifier.ts';
import { reportReason } from './report-reason.ts';

/** An appeal by the caller, and the decision on it. */
const ownAppeal = z.object({
  words: z.string(),
  created_at: instant,
  outcome: z.nullable(appealOutcome),
  /** Why we decided so; null in decisions from before. */
  reasons: z.nullable(z.string()),
  /** The operator who decided first also decided the appeal, because there is no other one. */
  alone: z.boolean(),
  decided_at: z.nullable(instant),
});

/** A report by the caller. The exact decision stays between us and the reported member. */
export const ownReport = z.object({
  id,
  number: z.string(),
  subject: reportSubject,
  /** Name of the reported member at the time. */
  name: z.nullable(z.string()),
  reason: reportReason,
  created_at: instant,
  outcome: z.nullable(z.enum(['no_breach', 'measure_taken', 'refunded'])),
  decided_at: z.nullable(instant),
  /** Refunded credits, if the caller took a fictional profile for a real person (FIC-14). */
  credits: z.nullable(z.int()),
  /** Deadline for an appeal (DSA-3); null if the report cannot be appealed. */
  appeal_until: z.nullable(instant),
  appeal: z.nullable(ownAppeal),
});

/** A decision against the caller, with its statement of reasons (DSA-2). It never names the reporter. */
export const ownDecision = z.object({
  id,
  number: z.string(),
  subject: reportSubject,
  ...decision.shape,
  outcome: measure,
  /** Somebody reported it. Otherwise we found it ourselves. */
  reported: z.boolean(),
  /** The review of photos refused a photo. */
  refused: z.boolean(),
  /** When a suspension ends by itself. */
  until: z.nullable(instant),
  /** When we ended a suspension or a ban early. */
  lifted_at: z.nullable(instant),
  /** Deadline for an appeal (DSA-3). */
  appeal_until: instant,
  appeal: z.nullable(ownAppeal),
});

export type OwnReport = z.output<typeof ownReport>;
export type OwnDecision = z.output<typeof ownDecision>;

/**
 * The caller's reports with their results, the decisions about the caller, newest first, and the restrictions
 * now in force (SAFE-1, TRUST-4, DSA-2, DSA-6).
 */
export const listCases = operation({
  name: 'safety/list-cases',
  summary: 'Own reports, and decisions about oneself',
  method: 'GET',
  path: '/api/cases.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({
    reported: z.array(ownReport),
    decisions: z.array(ownDecision),
    restrictions: z.array(restriction),
    /** Accounts that were banned for fraud after the caller exchanged messages with them (US-2). */
    fraud_warnings: z.array(z.object({ account: id, mailed_at: instant })),
    /** Warnings and suspensions of the caller as a sender of reports, newest first (DSA-5). */
    reporting: z.array(ownNotifierDecision),
  }),
  errors: {},
});
