import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/** Maximum number of changes in an answer. */
export const changesAtOnce = 500;

/**
 * The messages of the member's conversations whose text operators removed or restored (SAFE-2). A device that
 * missed events reads them here. `since` is the `until` of the previous answer; without it come the newest
 * 500. `chat/get-messages` returns the current text.
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
