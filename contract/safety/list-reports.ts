import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { waitingComplaint } from './complaint.ts';
import { reportSubject } from './decision.ts';
import { reportReason } from './report-reason.ts';
import { brake, standing } from './reporter-trust.ts';
import { urgency } from './urgency.ts';

export const waitingReport = z.object({
  id,
  number: z.string(),
  status: z.enum(['open', 'appealed']),
  subject: reportSubject,
  reason: reportReason,
  created_at: instant,
  urgency,
  /** Deadline for the decision (DSA-7). For an appeal it is counted from the appeal. */
  due_at: instant,
  /** Whether the caller, another operator or nobody holds the case now. */
  held: z.enum(['nobody', 'you', 'other']),
  /** The trust in the reporter; null for a case without a reporter, or from before trust was stored. */
  standing: z.nullable(standing),
  /**
   * Open reports of the same wave, this one included: same subject and reason, shared networks or devices.
   */
  wave: z.int(),
  /** Open reports about the same member, this one included. The others are on the page of this one. */
  together: z.int(),
  /** The reported member is hidden until a decision. */
  hides: z.boolean(),
});

export type WaitingReport = z.output<typeof waitingReport>;

/**
 * The waiting cases and complaints, most urgent class first, then longest waiting (DSA-7). Only the most
 * urgent report about a member is listed. At most fifty of each, with their total numbers (SAFE-2).
 */
export const listReports = operation({
  name: 'safety/list-reports',
  summary: 'Reports and complaints that wait for an answer',
  method: 'GET',
  path: '/api/console/reports.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({}),
  answer: z.object({
    results: z.array(waitingReport),
    /** Counted up to 500; `more`: there are at least that many. */
    waiting: z.object({ number: z.int(), more: z.boolean() }),
    /** Sites that hide nobody automatically now. */
    brakes: z.array(brake),
    /** The waiting complaints, in the same form. */
    complaints: z.object({
      results: z.array(waitingComplaint),
      waiting: z.object({ number: z.int(), more: z.boolean() }),
    }),
  }),
  errors: {},
});
