import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Ends one login of the member, all `others`, or all including this one (`everywhere`). Each ends at once
 * with its push subscription and its socket (ACC-8, AUTH-8). A login that is not the member's, or ended
 * before, is `not_found`.
 */
export const endSessions = operation({
  name: 'accounts/end-sessions',
  summary: 'Log out elsewhere',
  method: 'DELETE',
  path: '/api/sessions.php',
  caller: 'member',
  input: z
    .strictObject({ session: z.optional(id), all: z.optional(z.enum(['others', 'everywhere'])) })
    .check(z.refine(({ session, all }) => (session === undefined) !== (all === undefined), 'required')),
  answer: z.object({ ended: z.int() }),
  errors: {},
});
