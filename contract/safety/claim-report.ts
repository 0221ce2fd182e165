import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportCase } from './report-case.ts';

/**
 * Takes a case, or without one the next that nobody works on, for half an hour, and shows its evidence; each look is
 * written into the audit log (SAFE-2). One's own case comes again. Null: none is free. A case that another operator works
 * on is `report_not_yours`.
 */
export const claimReport = operation({
  name: 'safety/claim-report',
  summary: 'Take a report and see its evidence',
  method: 'POST',
  path: '/api/console/reports.php',
  caller: 'operator',
  input: z.strictObject({ report: z.optional(id) }),
  answer: z.object({ report: z.nullable(reportCase) }),
  errors: { report_not_yours: 409 },
});
