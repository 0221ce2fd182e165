import * as z from 'zod/mini';
import { id, queryId } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { rejectReason } from './reject-reason.ts';

/**
 * `GET ?member=…&photo=…&size=…`: a photo of a member in any status, uncropped, for operators alone. `size` is
 * `small` or `whole`. Each look is recorded. Not an operation, because it answers an image.
 */
export const memberPhotoPath = '/api/console/member-photo.php';

/** A photo of a member in any status. */
export const memberPhoto = z.object({
  id,
  status: z.enum(['pending', 'active', 'rejected']),
  /** Why it was refused or removed; null for any other status. */
  reason: z.nullable(rejectReason),
  main: z.boolean(),
  premium_only: z.boolean(),
  /** A measure keeps it out of sight. */
  withheld: z.boolean(),
  added_at: instant,
});

export type MemberPhoto = z.output<typeof memberPhoto>;

/** The photos of a member in every status, with the reasons of refusals (SAFE-5). */
export const listMemberPhotos = operation({
  name: 'photos/list-member-photos',
  summary: "A member's photos, for operators",
  method: 'GET',
  path: '/api/console/member-photos.php',
  caller: 'operator',
  right: 'read-members',
  input: z.strictObject({ member: queryId }),
  answer: z.object({ results: z.array(memberPhoto) }),
  errors: {},
});
