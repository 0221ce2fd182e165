import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Ends every login of an operator. They can log in again at once (SAFE-6). */
export const endOperatorSessions = operation({
  name: 'operators/end-operator-sessions',
  summary: 'Log an operator out everywhere',
  method: 'DELETE',
  path: '/api/console/operator-sessions.php',
  caller: 'operator',
  right: 'operators',
  stepUp: true,
  input: z.strictObject({ operator: id }),
  answer: z.object({ operator: id, ended: z.int() }),
  errors: {},
});
