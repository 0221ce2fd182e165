import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownSession } from './session.ts';

/** The member's logins, most recently used first; at most the last 50 (ACC-8, AUTH-8). */
export const listSessions = operation({
  name: 'accounts/list-sessions',
  summary: 'Where the member is logged in',
  method: 'GET',
  path: '/api/sessions.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ sessions: z.array(ownSession) }),
  errors: {},
});
