import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Gives a conversation back to the queue. A conversation of another editor stays with them. */
export const releaseTalk = operation({
  name: 'chat/release-talk',
  summary: 'Give a conversation back',
  method: 'POST',
  path: '/api/console/talk-release.php',
  caller: 'operator',
  right: 'write-as-fictional',
  input: z.strictObject({ conversation: id }),
  answer: z.object({ conversation: id }),
  errors: {},
});
