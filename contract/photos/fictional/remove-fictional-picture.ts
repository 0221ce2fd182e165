import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Removes a picture of a fictional profile. Its record stays (US-1). */
export const removeFictionalPicture = operation({
  name: 'photos/remove-fictional-picture',
  summary: 'Remove a picture of a fictional profile',
  method: 'POST',
  path: '/api/console/fictional-picture-removal.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ profile: id, photo: id }),
  answer: z.object({ photo: id }),
  errors: {},
});
