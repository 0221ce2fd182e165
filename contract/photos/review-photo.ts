import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { rejectReasons } from './reject-reason.ts';

/** In, or why not. */
export const reviewVerdict = z.enum(['pass', ...rejectReasons]);

/**
 * Lets a photo in or refuses it with a reason its member reads; whoever decided may decide anew (SAFE-2, TRUST-1). `from`
 * is the status the operator saw. The same decision twice is one. A photo that went away, was changed meanwhile or is
 * held by somebody else answers `photo_not_yours`.
 */
export const reviewPhoto = operation({
  name: 'photos/review-photo',
  summary: 'Decide on a photo',
  method: 'PUT',
  path: '/api/console/photos.php',
  caller: 'operator',
  input: z.strictObject({
    member: id,
    photo: id,
    from: z.enum(['pending', 'active', 'rejected']),
    verdict: reviewVerdict,
  }),
  answer: z.object({ status: z.enum(['active', 'rejected']) }),
  errors: { photo_not_yours: 409 },
});
