import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { changeableFacts, fixedFacts } from './fictional-profile.ts';

/**
 * Makes a fictional profile of one site, as a draft (SAFE-6). It has no address and no log-in. Names and texts
 * are checked like answers of editors: a sentence that promises a meeting is refused at its field. `client_id`
 * is the idempotency key.
 */
export const createFictionalProfile = operation({
  name: 'chat/create-fictional-profile',
  summary: 'Make a fictional profile',
  method: 'POST',
  path: '/api/console/fictional-profile.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ client_id: z.uuid('invalid'), ...fixedFacts, ...changeableFacts }),
  answer: z.object({ profile: id }),
  errors: {},
});
