import * as z from 'zod/mini';

/**
 * The creditor of a direct debit: the payment provider, by the name and identifier shown on the bank
 * statement (SEPA-3).
 */
export const creditor = z.object({ name: z.string(), identifier: z.string() });

export type Creditor = z.output<typeof creditor>;
