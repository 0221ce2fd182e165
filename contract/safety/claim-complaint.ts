import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { complaintCase } from './complaint.ts';

/**
 * Takes a complaint, or without one the next that nobody works on, for half an hour, and shows it; each look is written
 * into the audit log (SAFE-2). One's own comes again. Null: none is free. One that another operator works on, or that was
 * answered by another, is `report_not_yours`.
 */
export const claimComplaint = operation({
  name: 'safety/claim-complaint',
  summary: 'Take a complaint and read it',
  method: 'POST',
  path: '/api/console/complaint.php',
  caller: 'operator',
  input: z.strictObject({ complaint: z.optional(id) }),
  answer: z.object({ complaint: z.nullable(complaintCase) }),
  errors: { report_not_yours: 409 },
});
