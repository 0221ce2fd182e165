import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * With DEMO=1 only: a fictional member answers a message with a text that says it is an automatic demo
 * answer.
 */
export const answerAsDemo = job('chat/answer-as-demo', z.object({ conversation: id, message: id }), {
  timeoutSeconds: 30,
});
