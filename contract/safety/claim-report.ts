import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { reportCase } from './report-case.ts';

/**
 * Claims a case for half an hour and shows its evidence; each view is written to the audit log (SAFE-2).
 * Without an id it claims the next free case, or null if there is none. A case that the operator holds is
 * returned again. A case that another operator holds is `report_not_yours`. An appeal against a decision of
 * the caller is `another_operator`.
 */
export const claimReport = operation({
  name: 'safety/claim-report',
  summary: 'Take a report and see its evidence',
  method: 'POST',
  path: '/api/console/reports.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ report: z.optional(id) }),
  answer: z.object({ report: z.nullable(reportCase) }),
  errors: { report_not_yours: 409, another_operator: 409 },
});
