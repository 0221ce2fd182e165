import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { auditFilter } from './audit-filter.ts';

/** One entry of the audit log. */
export const auditEntry = z.object({
  id,
  at: instant,
  /** Address of the operator; null: the command line of the service. */
  operator: z.nullable(z.string()),
  operator_id: z.nullable(id),
  action: z.string(),
  /** The call only showed something. */
  look: z.boolean(),
  member: z.nullable(id),
  subject: z.nullable(id),
  /** Terms and numbers of ours. */
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

export type AuditEntry = z.output<typeof auditEntry>;

/**
 * The audit log, newest first: every act and every look of an operator. Reading it is itself recorded. `after`
 * is the last entry of the page before (SAFE-2, GDPR-17).
 */
export const searchAuditLog = operation({
  name: 'operators/search-audit-log',
  summary: 'Read the audit log',
  method: 'POST',
  path: '/api/console/audit.php',
  caller: 'operator',
  right: 'audit',
  input: z.strictObject({ ...auditFilter, after: z.optional(id) }),
  answer: z.object({
    results: z.array(auditEntry),
    has_more: z.boolean(),
    operators: z.array(z.object({ id, email: z.string() })),
    /** Areas that occur in the log. */
    areas: z.array(z.string()),
  }),
  errors: {},
});
