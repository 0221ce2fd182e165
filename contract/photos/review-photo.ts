import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { rejectReasons } from './reject-reason.ts';

/**
 * `GET ?member=…&photo=…`, with `&size=small` for the grid: the uncropped photo, only for the operator who holds it and only while the hold
 * lasts (SAFE-2). Not an operation, because it answers an image.
 */
export const reviewFilePath = '/api/console/photo-file.php';

/** Approved, or the reason of the rejection. */
export const reviewVerdict = z.enum(['pass', ...rejectReasons]);

/**
 * Approves a photo, or rejects it with a reason that its member reads. The operator may decide again later
 * (SAFE-2, TRUST-1). `from` is the status that the operator saw. Repeating the same decision is idempotent. A
 * photo that is removed, changed meanwhile or held by another operator answers `photo_not_yours`.
 */
export const reviewPhoto = operation({
  name: 'photos/review-photo',
  summary: 'Decide on a photo',
  method: 'PUT',
  path: '/api/console/photos.php',
  caller: 'operator',
  right: 'moderate',
  input: z.strictObject({
    member: id,
    photo: id,
    from: z.enum(['pending', 'active', 'rejected']),
    verdict: reviewVerdict,
  }),
  answer: z.object({ status: z.enum(['active', 'rejected']) }),
  errors: { photo_not_yours: 409 },
});
