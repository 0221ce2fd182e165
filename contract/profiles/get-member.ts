import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { memberProfile } from './member-profile.ts';

/**
 * A member's profile, also one's own; whoever may not be seen by others is `not_found` to them (PROF-2, PROF-7).
 * `blocked`: the caller blocks them, and still sees them here, where the block can be ended.
 */
export const getMember = operation({
  name: 'profiles/get-member',
  summary: "A member's profile",
  method: 'GET',
  path: '/api/member.php',
  caller: 'member',
  input: z.strictObject({ id: queryId }),
  answer: z.object({ member: memberProfile, blocked: z.boolean() }),
  errors: {},
});
