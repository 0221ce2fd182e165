import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { currentUser } from './current-user.ts';

/** The logged-in member, or null for a visitor (ACC-8). */
export const getCurrentUser = operation({
  name: 'accounts/get-current-user',
  summary: 'The logged-in member',
  method: 'GET',
  path: '/api/user.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ user: z.nullable(currentUser) }),
  errors: {},
});
