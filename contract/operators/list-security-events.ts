import * as z from 'zod/mini';
import { queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { accountEventKind } from './security-event.ts';

/** One security event of the caller's account. */
export const accountEvent = z.object({
  at: instant,
  kind: accountEventKind,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  /** Whether it came from the network of this call. */
  same_network: z.boolean(),
});

export type AccountEvent = z.output<typeof accountEvent>;

/** Security events of the caller's account in the last 90 days, newest first (OPS-6). */
export const listSecurityEvents = operation({
  name: 'operators/list-security-events',
  summary: 'Recent security events of the account',
  method: 'GET',
  path: '/api/security-events.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(accountEvent),
  errors: {},
});
