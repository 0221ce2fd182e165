import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** So many changes come at once. */
export const changesAtOnce = 500;

/**
 * Which messages of one's conversations are not what they were when they were said: operators took their words away, or
 * gave them back (SAFE-2). It is how a device that heard nothing for a while learns of it: `since` is the `until` of the answer
 * before, without it come the newest 500 there are. What a message is now `chat/get-messages` says.
 */
export const getChanges = operation({
  name: 'chat/get-changes',
  summary: 'Messages that were changed after they were said',
  method: 'GET',
  path: '/api/message-changes.php',
  caller: 'member',
  input: z.strictObject({ since: z.optional(instant) }),
  answer: z.object({ changes: z.array(z.object({ conversation: id, message: id })), until: instant }),
  errors: {},
});
