import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { appealOutcome } from '#contract/safety/decision.ts';

/**
 * Decides on an appeal the operator holds: the decision stays, or it is taken back and what was removed with it is there
 * again (DSA-3). The same twice is one.
 */
export const decideAppeal = operation({
  name: 'chat/decide-appeal',
  summary: 'Decide on an appeal',
  method: 'PUT',
  path: '/api/console/appeals.php',
  caller: 'operator',
  input: z.strictObject({ report: id, outcome: appealOutcome }),
  answer: z.object({ report: id }),
  errors: { report_not_yours: 409 },
});
