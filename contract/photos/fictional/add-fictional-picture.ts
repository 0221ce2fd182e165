import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { upload } from '#contract/kit/upload.ts';
import { photoBytes } from '../add-photo.ts';
import { recordChecks, typedRecord } from './fictional-picture.ts';

/** An id in a form with a file, where every field is a text. */
const typedId = z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'invalid'));

/**
 * Adds a picture to a fictional profile, with its licence and record (FIC-13, US-1). The picture is re-encoded
 * like any photo. `picture_used`: a member or another fictional profile has, or had, the same picture (SAFE-4).
 */
export const addFictionalPicture = operation({
  name: 'photos/add-fictional-picture',
  summary: 'Add a picture to a fictional profile',
  method: 'POST',
  path: '/api/console/fictional-picture.php',
  caller: 'operator',
  right: 'run-fictional',
  upload: { field: 'photo', maximumBytes: photoBytes, texts: 10 },
  input: z.strictObject({ photo: upload, profile: typedId, ...typedRecord }).check(...recordChecks),
  answer: z.object({ photo: id }),
  errors: {
    photo_limit: 403,
    no_image: 415,
    image_too_small: 422,
    image_too_large: 422,
    picture_refused: 422,
    picture_used: 409,
  },
});
