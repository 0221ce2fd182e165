import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Whether the caller still holds a conversation, and the number of its last message. Only an editor who is
 * typing extends the claim.
 */
export const holdTalk = operation({
  name: 'chat/hold-talk',
  summary: 'Keep a conversation while typing',
  method: 'POST',
  path: '/api/console/talk-hold.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({ conversation: id, typing: z.boolean() }),
  answer: z.object({ held_until: instant, last: z.int() }),
  errors: { talk_not_yours: 409 },
});
