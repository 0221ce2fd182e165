import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The member about whom an operator may open a case, and their photos (SAFE-5). Each look is written to the
 * audit log.
 */
export const getCaseSubject = operation({
  name: 'profiles/get-case-subject',
  summary: 'A member and their photos, for a new case',
  method: 'GET',
  path: '/api/console/cases.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ member: queryId }),
  answer: z.object({
    member: id,
    name: z.string(),
    fictional: z.boolean(),
    photos: z.array(z.object({ id, status: z.enum(['pending', 'active', 'rejected']), main: z.boolean() })),
  }),
  errors: {},
});
