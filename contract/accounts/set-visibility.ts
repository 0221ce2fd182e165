import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Switches invisible mode (ACC-14): nobody finds an invisible member, but members with a like or a
 * conversation still see them and can write. The same state twice changes nothing. A member with an
 * unconfirmed address has nothing to hide yet.
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
