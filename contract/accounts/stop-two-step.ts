import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/own-password.ts';

/** Turns two-step login off and voids its recovery codes. Changes nothing if it is off (ACC-15, AUTH-12). */
export const stopTwoStep = operation({
  name: 'accounts/stop-two-step',
  summary: 'Turn two-step login off',
  method: 'DELETE',
  path: '/api/two-step.php',
  caller: 'member',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ password: ownPassword }),
  answer: z.object({ on: z.literal(false) }),
  errors: {},
});
