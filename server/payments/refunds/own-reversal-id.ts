import type { Id } from '#contract/kit/id.ts';

/** By which name the provider keeps a reversal that we asked for. */
export const ownIdOf = (reversal: Id): string => `reversal-${reversal}`;
