import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { typedText } from '#contract/kit/text.ts';
import { complaintOutcome, longestComplaint } from './complaint.ts';

/**
 * Answers a complaint that the operator holds, once and for all. The complaint is closed, and the answer is
 * mailed with the further remedies (SAFE-1, DSA-1). The same answer a second time changes nothing.
 */
export const answerComplaint = operation({
  name: 'safety/answer-complaint',
  summary: 'Answer a complaint',
  method: 'PUT',
  path: '/api/console/complaint.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ complaint: id, outcome: complaintOutcome, words: typedText(longestComplaint) }),
  answer: z.object({ complaint: id }),
  errors: { report_not_yours: 409, another_operator: 409 },
});
