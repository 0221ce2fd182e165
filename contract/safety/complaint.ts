import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { urgency } from './urgency.ts';

/**
 * What a complaint is about; each has a text: `safety.complaint.subject.<subject>`. `thought_real` is FIC-14; the five that
 * report something on the site are what DSA-1 calls a notice.
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

/** They report something on the site: they say where, and are sent in good faith (DSA-1, NCII-1). */
export const complaintNotices: readonly ComplaintSubject[] = [
  'content',
  'intimate_image',
  'underage',
  'threat',
  'extortion',
];

export const isNotice = (subject: ComplaintSubject): boolean => complaintNotices.includes(subject);

/**
 * Where else whoever sent it can go, beside a court: the supervisor of privacy, a body certified in the EU for decisions on what
 * is on the site or on an account (DSA Art. 21), or the consumer authority; as the terms say it.
 */
export const redressOf = (subject: ComplaintSubject): 'privacy' | 'decision' | 'consumer' =>
  subject === 'privacy' ? 'privacy' : isNotice(subject) || subject === 'account' ? 'decision' : 'consumer';

/** May be sent without a name (DSA-1). */
export const mayBeNameless = (subject: ComplaintSubject): boolean => subject === 'underage';

/** Longest words of a complaint, and of an answer. */
export const longestComplaint = 4000;

export const complaintOutcomes = ['upheld', 'not_upheld', 'answered'] as const;

/** What we make of a complaint; each has a text: `safety.complaint.outcome.<outcome>`. */
export const complaintOutcome = z.enum(complaintOutcomes);

export type ComplaintOutcome = z.output<typeof complaintOutcome>;

/** What we answered. */
export const complaintAnswer = z.object({
  outcome: complaintOutcome,
  words: z.string(),
  answered_at: instant,
});

/** A complaint as whoever sent it reads it. */
export const ownComplaint = z.object({
  number: z.string(),
  subject: complaintSubject,
  words: z.string(),
  created_at: instant,
  answer: z.nullable(complaintAnswer),
});

export type OwnComplaint = z.output<typeof ownComplaint>;

/** One in the queue; of its content nothing. */
export const waitingComplaint = z.object({
  id,
  number: z.string(),
  subject: complaintSubject,
  created_at: instant,
  urgency,
  /** By when it is to be answered (DSA-7), and what it is about to be gone from the site (NCII-1). */
  due_at: instant,
  /** Whether somebody works on it now: the caller, or another operator. */
  held: z.enum(['nobody', 'you', 'other']),
});

export type WaitingComplaint = z.output<typeof waitingComplaint>;

/** A complaint as the operator who holds it reads it. */
export const complaintCase = z.object({
  ...ownComplaint.shape,
  id,
  /** Who was logged in; null: nobody, or they are erased. */
  member: z.nullable(id),
  /** Whoever has no account: as they named themselves. */
  sender: z.nullable(z.object({ name: z.string(), email: z.string() })),
  /** As typed; there may be no such order. */
  order: z.nullable(z.string()),
  place: z.nullable(z.string()),
  /** By when it is to be answered (DSA-7). */
  due_at: instant,
  /** What the answer should be written in. */
  language: z.string(),
});

export type ComplaintCase = z.output<typeof complaintCase>;
