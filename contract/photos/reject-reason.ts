import * as z from 'zod/mini';

/**
 * Why a photo is rejected. Each reason has a text for the member: `photos.reject.<reason>` (TRUST-1, DSA-2).
 */
export const rejectReasons = [
  'nobody_to_see',
  'someone_else',
  'too_young',
  'too_explicit',
  'contact_details',
  'hate_or_violence',
  'poor_quality',
  'against_terms',
] as const;

export const rejectReason = z.enum(rejectReasons);

export type RejectReason = z.output<typeof rejectReason>;
