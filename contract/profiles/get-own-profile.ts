import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownProfile } from './own-profile.ts';

/** The caller's own profile, including unanswered fields (PROF-9). */
export const getOwnProfile = operation({
  name: 'profiles/get-own-profile',
  summary: "The member's own profile",
  method: 'GET',
  path: '/api/profile.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ profile: ownProfile }),
  errors: {},
});
