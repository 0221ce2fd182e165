import * as z from 'zod/mini';
import { id, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { role } from './roles.ts';

/** An operator as the page of operators shows them. */
export const staffMember = z.object({
  id,
  email: z.string(),
  roles: z.array(role),
  /** `invited`: did not use the set-up link yet. */
  state: z.enum(['invited', 'active', 'disabled']),
  created_at: instant,
  /** Last activity of a login that exists; null without one. */
  last_seen_at: z.nullable(instant),
  /** Logins that exist. */
  sessions: z.int(),
  recovery_codes_left: z.int(),
  /** Approves acts of others from this moment on. */
  approves_from: instant,
  own: z.boolean(),
});

export type StaffMember = z.output<typeof staffMember>;

/** All operators: enabled ones first, by address (SAFE-6). */
export const listOperators = operation({
  name: 'operators/list-operators',
  summary: 'Operators and their roles',
  method: 'GET',
  path: '/api/console/operators.php',
  caller: 'operator',
  right: 'operators',
  input: z.strictObject({ page: z._default(queryInteger(1, 1000), 1) }),
  answer: pageOf(staffMember),
  errors: {},
});
