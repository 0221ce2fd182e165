import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { urgency } from './urgency.ts';

/**
 * Subjects of a complaint; each has a text: `safety.complaint.subject.<subject>`. `thought_real` is FIC-14.
 * The five that report something on the site are notices in the sense of DSA-1.
 */
export const complaintSubjects = [
  'thought_real',
  'payment',
  'account',
  'content',
  'intimate_image',
  'underage',
  'threat',
  'extortion',
  'privacy',
  'accessibility',
  'other',
] as const;

export const complaintSubject = z.enum(complaintSubjects);

export type ComplaintSubject = z.output<typeof complaintSubject>;

/**
 * Subjects that report something on the site. They require its place on the site and a statement of good
 * faith (DSA-1, NCII-1).
 */
export const complaintNotices: readonly ComplaintSubject[] = [
  'content',
  'intimate_image',
  'underage',
  'threat',
  'extortion',
];

export const isNotice = (subject: ComplaintSubject): boolean => complaintNotices.includes(subject);

/**
 * Further remedies besides a court, as in the terms.
 * - `privacy`: the supervisory authority for privacy
 * - `decision`: a certified EU dispute settlement body for decisions on content or accounts (DSA Art. 21)
 * - `consumer`: the consumer authority
 */
export const redressOf = (subject: ComplaintSubject): 'privacy' | 'decision' | 'consumer' =>
  subject === 'privacy' ? 'privacy' : isNotice(subject) || subject === 'account' ? 'decision' : 'consumer';

/** May be sent without a name (DSA-1). */
export const mayBeAnonymous = (subject: ComplaintSubject): boolean => subject === 'underage';

/** Maximum length of a complaint, and of an answer. */
export const longestComplaint = 4000;

export const complaintOutcomes = ['upheld', 'not_upheld', 'answered'] as const;

/** Our decision on a complaint; each has a text: `safety.complaint.outcome.<outcome>`. */
export const complaintOutcome = z.enum(complaintOutcomes);

export type ComplaintOutcome = z.output<typeof complaintOutcome>;

/** Our answer. */
export const complaintAnswer = z.object({
  outcome: complaintOutcome,
  words: z.string(),
  answered_at: instant,
  /** Proves the notice for an appeal against this answer (DSA-3); null if it cannot be appealed (any more). */
  appeal_token: z.nullable(z.string()),
});

/** A complaint as its sender sees it. */
export const ownComplaint = z.object({
  number: z.string(),
  subject: complaintSubject,
  words: z.string(),
  created_at: instant,
  answer: z.nullable(complaintAnswer),
});

export type OwnComplaint = z.output<typeof ownComplaint>;

/** A complaint in the queue, without its content. */
export const waitingComplaint = z.object({
  id,
  number: z.string(),
  subject: complaintSubject,
  created_at: instant,
  urgency,
  /** The sender is a trusted flagger, so the complaint comes first (DSA art. 22). */
  flagged: z.boolean(),
  /** Deadline for the answer (DSA-7), and for removing the reported content from the site (NCII-1). */
  due_at: instant,
  /** Whether the caller, another operator or nobody holds the complaint now. */
  held: z.enum(['nobody', 'you', 'other']),
});

export type WaitingComplaint = z.output<typeof waitingComplaint>;

/**
 * The facts about the sender of a notice that tell how far its word carries (SAFE-8). Other notices are those of the
 * same account, address, network or browser within 90 days.
 */
export const noticeSender = z.object({
  /** `known`: the clock of 48 hours hides for the sender beyond the number for strangers. `unknown`: only within it. */
  standing: z.enum(['flagger', 'known', 'unknown']),
  /** Name of the trusted flagger. */
  flagger: z.nullable(z.string()),
  /** Other notices of the sender, and the members they are about. */
  notices: z.int(),
  members: z.int(),
  /** Those that were turned down. */
  turned_down: z.int(),
  /** Notices of intimate images on the site within 48 hours, and those of unknown senders. */
  wave: z.object({ notices: z.int(), unknown: z.int() }),
  /** When the clock hides the pictures without a decision; null if it does not. */
  hides_at: z.nullable(instant),
  /** The clock did not hide, because a number for a day was reached. */
  braked: z.boolean(),
});

export type NoticeSender = z.output<typeof noticeSender>;

/** A complaint as the operator who holds it sees it. */
export const complaintCase = z.object({
  ...ownComplaint.shape,
  id,
  /** The member who was logged in; null if nobody was, or the member is erased. */
  member: z.nullable(id),
  /** Name and address given by a sender without an account. */
  sender: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** As typed; the order may not exist. */
  order: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** Deadline for the answer (DSA-7). */
  due_at: instant,
  /** Null for complaints other than notices. */
  facts_of_sender: z.nullable(noticeSender),
  /** The site that the answer comes from: its domain, and its name in mails. */
  site: z.object({ host: z.string(), name: z.string() }),
  /** Language for the answer. */
  language: z.string(),
  /** The cases that operators opened for this notice, and the decision on each. */
  cases: z.array(z.object({ id, number: z.string(), outcome: z.nullable(z.string()) })),
  /** An answer from the outcome of those cases, in that language, to be edited. Null without a decision. */
  draft: z.nullable(z.string()),
  /** The answer that this complaint appeals against (DSA-3). */
  appeals: z.nullable(z.object({ number: z.string(), words: z.string(), answer: z.string() })),
  /** Set if the caller gave that answer and is the only operator: they may review it from then on. */
  alone_from: z.nullable(instant),
});

export type ComplaintCase = z.output<typeof complaintCase>;
