import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { accountEventKind } from '#contract/operators/security-event.ts';

/** A login of a member. No internet address is stored with it. */
export const memberLogin = z.object({
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  country: z.nullable(z.string()),
  created_at: instant,
  last_seen_at: instant,
});

/** Logins, login methods and the newest security events of a member (SAFE-5). */
export const listMemberLogins = operation({
  name: 'accounts/list-member-logins',
  summary: "A member's logins and devices, for operators",
  method: 'GET',
  path: '/api/console/member-logins.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    logins: z.array(memberLogin),
    /** Browsers from which the member ever logged in. */
    devices: z.int(),
    two_step: z.boolean(),
    passkeys: z.int(),
    /** At most 30, newest first, of the last 90 days. */
    events: z.array(
      z.object({
        at: instant,
        kind: accountEventKind,
        browser: z.nullable(z.string()),
        system: z.nullable(z.string()),
      }),
    ),
  }),
  errors: {},
});
