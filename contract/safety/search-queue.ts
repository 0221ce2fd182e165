import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { complaintSubject } from './complaint.ts';
import { reportSubject } from './decision.ts';
import { reportReason } from './report-reason.ts';
import { standing } from './reporter-trust.ts';
import { urgency } from './urgency.ts';

/** Kinds of waiting items; each has a text: `safety.queue.kind.<kind>`. */
export const queueKinds = ['reports', 'appeals', 'notices', 'complaints'] as const;

/** Time left until the deadline: passed, within a day, or within a week. */
export const queueDues = ['late', 'day', 'week'] as const;

/** Age of an item: less than a day, up to a week, or older. */
export const queueAges = ['day', 'week', 'older'] as const;

/** The owner of an item: the caller, nobody, or another operator. */
export const queueOwners = ['mine', 'nobody', 'others'] as const;

export const queueSorts = ['urgent', 'due', 'newest', 'oldest'] as const;

/** Filters of the queue. They name no person, so that the address of a page may hold them. */
export const queueFilter = {
  kind: z.optional(z.enum(queueKinds)),
  site: z.optional(queryInteger(1, 32_767)),
  language: z.optional(locale),
  /** Reason of a report, or subject of a complaint. */
  why: z.optional(z.union([reportReason, complaintSubject])),
  due: z.optional(z.enum(queueDues)),
  age: z.optional(z.enum(queueAges)),
  owner: z.optional(z.enum(queueOwners)),
  sort: z._default(z.enum(queueSorts), 'urgent'),
};

/** The operator who holds an item or to whom it is assigned. */
const owner = z.object({
  id,
  email: z.string(),
  own: z.boolean(),
  /** The operator has the item open now. Otherwise it is only assigned. */
  holds: z.boolean(),
});

/** A waiting item without its content: a report or appeal, or a notice or complaint. */
export const queueItem = z.object({
  queue: z.enum(['report', 'complaint']),
  id,
  number: z.string(),
  kind: z.enum(queueKinds),
  /** Set for a report. */
  reason: z.nullable(reportReason),
  /** Set for a complaint. */
  about: z.nullable(complaintSubject),
  /** Set for a report. */
  subject: z.nullable(reportSubject),
  host: z.string(),
  /** Language of the person whom the decision or answer is mailed to. */
  language: z.string(),
  waits_since: instant,
  urgency,
  /** Deadline for the decision or answer (DSA-7). */
  due_at: instant,
  owner: z.nullable(owner),
  standing: z.nullable(standing),
  wave: z.int(),
  /** Open reports about the same member, this one included. The others are on the page of this one. */
  together: z.int(),
  /** A trusted flagger sent it (DSA art. 22). */
  flagged: z.boolean(),
  hides: z.boolean(),
});

export type QueueItem = z.output<typeof queueItem>;

/**
 * The waiting reports, appeals, notices and complaints that pass a filter, in pages of fifty (SAFE-10). All open
 * reports about one member are one item, with the earliest deadline of them; a reason finds each of them (SAFE-5).
 * `after` is the `next` of the page before.
 */
export const searchQueue = operation({
  name: 'safety/search-queue',
  summary: 'Filter the waiting cases and complaints',
  method: 'GET',
  path: '/api/console/queue.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({
    ...queueFilter,
    after: z.optional(z.string().check(z.regex(/^\d{1,2}\.-?\d{1,17}\.\d{1,16}$/, 'invalid'))),
  }),
  answer: z.object({
    results: z.array(queueItem),
    /** Items that pass the filter, counted up to 500. */
    matching: z.object({ number: z.int(), more: z.boolean() }),
    next: z.nullable(z.string()),
    /** Sites for the filter. */
    sites: z.array(z.object({ id: z.int(), host: z.string() })),
  }),
  errors: {},
});
