import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { memberProfile } from './member-profile.ts';

/**
 * A member's profile, including the caller's own. A member whom the caller may not see answers `not_found`
 * (PROF-2, PROF-7). `blocked` means that the caller blocks this member. The caller still sees the profile, to
 * be able to end the block.
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
