import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { waitingComplaint } from './complaint.ts';
import { reportSubject } from './decision.ts';
import { reportReason } from './report-reason.ts';

export const waitingReport = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed']),
  subject: reportSubject,
  reason: reportReason,
  created_at: instant,
  /** Whether somebody works on it now: the caller, or another operator. */
  held: z.enum(['nobody', 'you', 'other']),
});

export type WaitingReport = z.output<typeof waitingReport>;

/** The cases and complaints that wait, those about possible minors first, then the oldest; at most fifty, and how many there are (SAFE-2). */
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
    /** The complaints that wait, in the same way: minors and intimate images first, then the oldest. */
    complaints: z.object({
      results: z.array(waitingComplaint),
      waiting: z.object({ number: z.int(), more: z.boolean() }),
    }),
  }),
  errors: {},
});
