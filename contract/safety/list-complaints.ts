import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownComplaint } from './complaint.ts';

/**
 * The caller's complaints with our answers, newest first, and the address to which we mail them. Empty for a
 * visitor (SAFE-1).
 */
export const listComplaints = operation({
  name: 'safety/list-complaints',
  summary: 'Own complaints and their answers',
  method: 'GET',
  path: '/api/complaint.php',
  caller: 'anyone',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ email: z.nullable(z.string()), complaints: z.array(ownComplaint) }),
  errors: {},
});
