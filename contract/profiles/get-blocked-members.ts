import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { profileCard } from './profile-card.ts';

/**
 * The members whom the caller blocks, newest first (SAFE-1). `profile` is null if the blocked member is no
 * longer visible to the caller (PROF-7).
 */
export const getBlockedMembers = operation({
  name: 'profiles/get-blocked-members',
  summary: 'Members one blocks',
  method: 'GET',
  path: '/api/block.php',
  caller: 'member',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(z.object({ id, profile: z.nullable(profileCard), blocked_at: instant })),
  errors: {},
});
