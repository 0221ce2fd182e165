import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * A login of a member, with details to recognise it (AUTH-8). Null if the browser does not send the detail.
 */
export const session = z.object({
  id,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** ISO 3166 code of the country of the log-in. */
  country: z.nullable(z.string()),
  created_at: instant,
  /** Accurate to the minute. */
  last_seen_at: instant,
});

export type Session = z.output<typeof session>;

/** The same login, marked if it is the caller's own. */
export const ownSession = z.extend(session, { current: z.boolean() });

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
