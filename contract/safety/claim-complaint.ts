import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { complaintCase } from './complaint.ts';

/**
 * Claims a complaint for half an hour and shows it; each view is written to the audit log (SAFE-2). Without
 * an id it claims the next free complaint, or null if there is none. A complaint that the operator holds is
 * returned again. A complaint that another operator holds or answered is `report_not_yours`.
 */
export const claimComplaint = operation({
  name: 'safety/claim-complaint',
  summary: 'Take a complaint and read it',
  method: 'POST',
  path: '/api/console/complaint.php',
  caller: 'operator',
  right: 'support',
  input: z.strictObject({ complaint: z.optional(id) }),
  answer: z.object({ complaint: z.nullable(complaintCase) }),
  errors: { report_not_yours: 409, another_operator: 409 },
});
