import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Stores that the member was informed that a profile is fictional, who writes, and that no meeting is
 * possible (FIC-4). The texts are stored as shown. A second acknowledgement changes nothing.
 */
export const acknowledgeFictional = operation({
  name: 'chat/acknowledge-fictional',
  summary: 'Acknowledge that a profile is fictional',
  method: 'POST',
  path: '/api/fictional-talk.php',
  caller: 'member',
  input: z.strictObject({ profile: id }),
  answer: z.object({ profile: id }),
  errors: { not_fictional: 409 },
});
