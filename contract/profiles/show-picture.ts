import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/**
 * Shows a photo again that an operator or the clock hid, with the other photos that the same case hides (SAFE-5).
 * The case stays open for its decision. A photo that a decision removed is `picture_removed`: an appeal restores it.
 */
export const showPicture = operation({
  name: 'profiles/show-picture',
  summary: 'Show a hidden photo again',
  method: 'DELETE',
  path: '/api/console/hidden-picture.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({ member: id, photo: id }),
  answer: z.object({ photo: id }),
  errors: { picture_removed: 409 },
});
