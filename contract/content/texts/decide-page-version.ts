import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * The second operator's decision about new terms or a new privacy page. Approved, the version is published in
 * the same transaction. Declined, it is a draft again (CON-17, SAFE-6).
 */
export const decidePageVersion = operation({
  name: 'content/decide-page-version',
  summary: 'Approve or decline a version of an information page',
  method: 'PUT',
  path: '/api/console/page-publication.php',
  caller: 'operator',
  right: 'house',
  stepUp: true,
  input: z.strictObject({ approval: id, approved: z.boolean() }),
  answer: z.object({ approval: id, approved: z.boolean() }),
  errors: {},
});
