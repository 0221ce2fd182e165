import type { Id } from '#contract/kit/id.ts';

/** Storage key of an image of a case. It is served only to the operator who holds the case. */
export const evidenceKey = (picture: Id): string => `evidence/${picture}.webp`;
