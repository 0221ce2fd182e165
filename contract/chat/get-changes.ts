import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { reactionChange } from './reaction.ts';

/** Maximum number of changes in an answer, and of reactions. */
export const changesAtOnce = 500;

/**
 * The messages of the member's conversations whose text operators removed or restored (SAFE-2). A device that
 * missed events reads them here. `since` is the `until` of the previous answer; without it come the newest
 * 500. `chat/get-messages` returns the current text. `reactions` are those that changed since then, each as
 * it is now (CHAT-11).
 */
export const getChanges = operation({
  name: 'chat/get-changes',
  summary: 'Messages that were changed after they were said',
  method: 'GET',
  path: '/api/message-changes.php',
  caller: 'member',
  input: z.strictObject({ since: z.optional(instant) }),
  answer: z.object({
    changes: z.array(z.object({ conversation: id, message: id })),
    /** Missing in answers of older versions. */
    reactions: z.optional(z.array(reactionChange)),
    until: instant,
  }),
  errors: {},
});
