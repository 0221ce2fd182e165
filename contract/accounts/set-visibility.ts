import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Invisible mode (ACC-14): nobody finds an invisible member, whoever has a like or a conversation with them still sees
 * and writes to them. The same state twice changes nothing. Without a confirmed address there is nothing to hide yet.
 */
export const setVisibility = operation({
  name: 'accounts/set-visibility',
  summary: 'Become invisible or visible to others',
  method: 'PUT',
  path: '/api/visibility.php',
  caller: 'member',
  input: z.strictObject({ invisible: z.boolean() }),
  answer: z.object({ invisible: z.boolean() }),
  errors: { profile_not_open: 409 },
});
