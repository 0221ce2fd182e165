import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';

/** Ends this session on the server and in the browser; changes nothing without one (ACC-8). */
export const logOut = operation({
  name: 'accounts/log-out',
  summary: 'Log out',
  method: 'GET',
  path: '/api/logout.php',
  caller: 'anyone',
  whileRestricted: true,
  changesState: true,
  input: z.strictObject({}),
  answer: z.object({ logged_out: z.literal(true) }),
  errors: {},
});
