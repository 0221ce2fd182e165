import * as z from 'zod/mini';
import { id, queryId, queryInteger } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { pageOf } from '#contract/kit/page.ts';
import { instant } from '#contract/kit/time.ts';
import { securityEventKind } from './security-event.ts';

/** One line of the security log, or one act of the audit log: `operator_act`. */
export const securityEvent = z.object({
  at: instant,
  kind: z.union([securityEventKind, z.literal('operator_act')]),
  member: z.nullable(id),
  /** Address of the operator who acted, or whose account was tried. */
  operator: z.nullable(z.string()),
  /** Operation or act, such as `payments/list-debts`. */
  operation: z.nullable(z.string()),
  /** First eight digits of the keyed hash of the network: equal networks have equal digits. */
  network: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});

export type SecurityEvent = z.output<typeof securityEvent>;

/**
 * The security log of 90 days and the audit log, newest first, of everybody, of one member or of one
 * operator. A search by member is itself an operator's read of that member (OPS-6).
 */
export const searchSecurityEvents = operation({
  name: 'operators/search-security-events',
  summary: 'Search the security log',
  method: 'GET',
  path: '/api/console/security-events.php',
  caller: 'operator',
  right: 'audit',
  input: z.strictObject({
    member: z.optional(queryId),
    operator: z.optional(queryId),
    page: z._default(queryInteger(1, 1000), 1),
  }),
  answer: z.extend(pageOf(securityEvent), {
    operators: z.array(z.object({ id, email: z.string() })),
  }),
  errors: {},
});
