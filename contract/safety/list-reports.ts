import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { waitingComplaint } from './complaint.ts';
import { reportSubject } from './decision.ts';
import { reportReason } from './report-reason.ts';
import { urgency } from './urgency.ts';

export const waitingReport = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed']),
  subject: reportSubject,
  reason: reportReason,
  created_at: instant,
  urgency,
  /** By when it is to be decided (DSA-7); of an appeal, counted from that. */
  due_at: instant,
  /** Whether somebody works on it now: the caller, or another operator. */
  held: z.enum(['nobody', 'you', 'other']),
});

export type WaitingReport = z.output<typeof waitingReport>;

/**
 * The cases and complaints that wait, the most urgent class first, in it what waits longest (DSA-7); at most fifty of each, and
 * how many there are (SAFE-2).
 */
export const listReports = operation({
  name: 'safety/list-reports',
  summary: 'Reports and complaints that wait for an answer',
  method: 'GET',
  path: '/api/console/reports.php',
  caller: 'operator',
  input: z.strictObject({}),
  answer: z.object({
    results: z.array(waitingReport),
    /** Counted no further than 500; `more`: at least so many. */
    waiting: z.object({ number: z.int(), more: z.boolean() }),
    /** The complaints that wait, in the same way. */
    complaints: z.object({
      results: z.array(waitingComplaint),
      waiting: z.object({ number: z.int(), more: z.boolean() }),
    }),
  }),
  errors: {},
});
