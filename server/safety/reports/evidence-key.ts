import type { Id } from '#contract/kit/id.ts';

/** Where a picture of a case is kept: nothing is served from there but to the operator who holds the case. */
export const evidenceKey = (picture: Id): string => `evidence/${picture}.webp`;
