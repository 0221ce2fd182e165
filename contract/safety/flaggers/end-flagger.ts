import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Ends the registration of a trusted flagger, such as after the authority withdrew the status (DSA art. 22(7)). Its
 * waiting notices keep their place. A new registration is possible.
 */
export const endFlagger = operation({
  name: 'safety/end-flagger',
  summary: 'End the registration of a trusted flagger',
  method: 'DELETE',
  path: '/api/console/flaggers.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ flagger: id }),
  answer: z.object({ flagger: id }),
  errors: {},
});
