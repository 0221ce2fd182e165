import type { Id } from '#contract/kit/id.ts';

/** The id under which the provider stores a reversal that we requested. */
export const ownIdOf = (reversal: Id): string => `reversal-${reversal}`;

/** The idempotency key under which the credits of a reversal left the wallet. */
export const keyOfReversal = (reversal: Id): string => `reversal:${reversal}`;
