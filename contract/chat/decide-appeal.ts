import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { appealOutcome } from '#contract/safety/decision.ts';

/**
 * Decides an appeal that the operator has claimed. The decision is upheld, or it is reversed and removed
 * content is restored (DSA-3). Idempotent.
 */
export const decideAppeal = operation({
  name: 'chat/decide-appeal',
  summary: 'Decide on an appeal',
  method: 'PUT',
  path: '/api/console/appeals.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ report: id, outcome: appealOutcome }),
  answer: z.object({ report: id }),
  errors: { report_not_yours: 409 },
});
