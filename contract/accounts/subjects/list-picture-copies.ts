import * as z from 'zod/mini';
import { queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { copiedPicture } from './picture-copy.ts';

/**
 * The identical copies of the pictures of a case, of a notice, or of one photo, with their owners (NCII-1). Only
 * pictures that have a copy. An operator reads them before a removal, because a stranger may have uploaded a
 * member's own picture and reported it.
 */
export const listPictureCopies = operation({
  name: 'accounts/list-picture-copies',
  summary: 'Identical copies of pictures and their owners',
  method: 'GET',
  path: '/api/console/picture-copies.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ about: z.enum(['report', 'complaint', 'photo']), id: queryId }),
  answer: z.object({ pictures: z.array(copiedPicture) }),
  errors: {},
});
