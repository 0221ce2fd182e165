import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { appellant, decision, ground, reportSubject, restriction } from './decision.ts';
import { reportReason } from './report-reason.ts';
import { hidingCause, reporterTrust, standing } from './reporter-trust.ts';

/** A message as it was when it was reported. */
export const evidenceMessage = z.object({
  seq: z.int(),
  /** Author of the message: the reported member, or the reporter. */
  from: z.enum(['member', 'reporter']),
  kind: z.string(),
  /** Null if the text was erased before. */
  body: z.nullable(z.string()),
  sent_at: instant,
});

export type EvidenceMessage = z.output<typeof evidenceMessage>;

/**
 * How a case came about: reported by a member, opened by an operator, opened for a notice, or a photo that the
 * review refused (SAFE-5, SAFE-7).
 */
export const caseSource = z.enum(['member', 'operator', 'notice', 'review']);

export type CaseSource = z.output<typeof caseSource>;

/** Another open report about the same member, as far as an operator needs it to decide both at once. */
export const otherReport = z.object({
  id,
  number: z.string(),
  subject: reportSubject,
  reason: reportReason,
  created_at: instant,
  words: z.nullable(z.string()),
  /** The reported message, if its text was kept. */
  said: z.nullable(z.string()),
  standing: z.nullable(standing),
  /** The report is about the same photo, message or profile. A removal answers only these. */
  same: z.boolean(),
  /**
   * One decision can decide both. False for a report that another operator holds, that needs its own evidence or
   * refund, or that did not come from a member.
   */
  joinable: z.boolean(),
});

export type OtherReport = z.output<typeof otherReport>;

/** An operator's view of a report: the frozen evidence, and none of the current content (SAFE-2, TRUST-4). */
export const reportCase = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed', 'closed']),
  subject: reportSubject,
  /** The reported message. */
  message: z.nullable(z.int()),
  reason: reportReason,
  words: z.nullable(z.string()),
  source: caseSource,
  /** The notice that led to the case. */
  complaint: z.nullable(z.object({ id, number: z.string() })),
  created_at: instant,
  /** Deadline for the decision (DSA-7); null once decided. */
  due_at: z.nullable(instant),
  /** The reported profile as it was; null if it was already deleted. */
  profile: z.nullable(
    z.object({
      name: z.string(),
      fictional: z.boolean(),
      /** Text of the label the profile had, in the reporter's language (FIC-14); null if it had none. */
      label: z.nullable(z.string()),
      gender: z.string(),
      date_of_birth: z.string(),
      place: z.nullable(z.string()),
      about: z.nullable(z.string()),
      /** The answers to questions; none in earlier reports. */
      prompts: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
  ),
  messages: z.array(evidenceMessage),
  /** Photos as they were; only the reported photo if the report is about a photo. */
  pictures: z.array(id),
  /** The member whom the case is about. */
  member: id,
  /** Number of earlier decisions against the same member. */
  earlier: z.int(),
  /** Restrictions now in force against the member. */
  restrictions: z.array(restriction),
  /** The trust in the reporter; null for a case without a reporter, or from before trust was stored. */
  trust: z.nullable(reporterTrust),
  /** Why this case hid the member without an operator; null if it did not. */
  cause: z.nullable(hidingCause),
  /** Open reports of the same wave, this one included. "No breach" decides all of them. */
  wave: z.int(),
  /** Open reports about the same member, this one included; 1 in a decided or reopened case. */
  together: z.int(),
  /** At most fifty of the others. The first of each reason comes first, then the most urgent. */
  others: z.array(otherReport),
  decided: z.nullable(decision),
  /** The appeal that waits, else the last one. */
  appeal: z.nullable(
    z.object({
      by: appellant,
      words: z.string(),
      created_at: instant,
      /** Set if the caller took the decision and is the only operator: they may review it from then on. */
      alone_from: z.nullable(instant),
    }),
  ),
  /** Language of the member, for the facts. */
  language: z.string(),
  /** A first sentence for the facts of each ground, in that language. */
  drafts: z.array(z.object({ ground, words: z.string() })),
  /** An operator can reopen the case: it is closed, and no appeal of the member against it exists. */
  reopens: z.boolean(),
});

export type ReportCase = z.output<typeof reportCase>;

/**
 * `GET ?picture=…`: an image of a case, served to the operator who holds it, while they hold it. Not an
 * operation, because it answers an image.
 */
export const evidencePath = '/api/console/evidence.php';
