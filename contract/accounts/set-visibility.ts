import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/**
 * Switches invisible mode (ACC-14): nobody finds an invisible member, but members with a like or a
 * conversation still see them and can write. The same state twice changes nothing. A member with an
 * unconfirmed address has nothing to hide yet. `members_only` hides the member from visitors without an
 * account, whatever the state of the profile (SAFE-9). An omitted field stays.
 */
export const setVisibility = operation({
  name: 'accounts/set-visibility',
  summary: 'Become invisible or visible to others',
  method: 'PUT',
  path: '/api/visibility.php',
  caller: 'member',
  input: z.strictObject({ invisible: z.optional(z.boolean()), members_only: z.optional(z.boolean()) }).check(
    z.refine(({ invisible, members_only }) => invisible !== undefined || members_only !== undefined, {
      error: 'required',
      path: ['invisible'],
    }),
  ),
  answer: z.object({ invisible: z.boolean(), members_only: z.boolean() }),
  errors: { profile_not_open: 409 },
});
