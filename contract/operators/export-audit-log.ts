import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { auditFilter } from './audit-filter.ts';

/** Most entries of one export. */
export const mostExported = 10_000;

/**
 * The filtered audit log as CSV, newest first. `cut`: there are more entries than an export holds, so choose a
 * shorter period (SAFE-2).
 */
export const exportAuditLog = operation({
  name: 'operators/export-audit-log',
  summary: 'Export the audit log as CSV',
  method: 'POST',
  path: '/api/console/audit-export.php',
  caller: 'operator',
  right: 'audit',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject(auditFilter),
  answer: z.object({ csv: z.string(), entries: z.int(), cut: z.boolean() }),
  errors: {},
});
