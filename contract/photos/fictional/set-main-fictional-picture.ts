import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';

/** Makes a picture of a fictional profile its main picture. */
export const setMainFictionalPicture = operation({
  name: 'photos/set-main-fictional-picture',
  summary: 'Choose the main picture of a fictional profile',
  method: 'POST',
  path: '/api/console/fictional-main-picture.php',
  caller: 'operator',
  right: 'run-fictional',
  input: z.strictObject({ profile: id, photo: id }),
  answer: z.object({ photo: id }),
  errors: {},
});
