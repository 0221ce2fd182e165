import * as z from 'zod/mini';

/** The providers that may hold a payment, as stored. */
export const providerName = z.enum(['sandbox', 'mollie', 'flexpay']);

export type ProviderName = z.output<typeof providerName>;
