import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { fictionalState } from './fictional-profile.ts';

/**
 * Publishes a fictional profile, retires it, or brings it back (SAFE-6). A retired profile leaves every list at
 * once. A job ends its conversations with a notice, and returns the credits of messages without an answer.
 * `wrong_state`: a draft cannot retire.
 */
export const setFictionalState = operation({
  name: 'chat/set-fictional-state',
  summary: 'Publish or retire a fictional profile',
  method: 'POST',
  path: '/api/console/fictional-state.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ profile: id, state: z.enum(['published', 'retired'], 'required') }),
  answer: z.object({ state: fictionalState }),
  errors: { wrong_state: 409 },
});
