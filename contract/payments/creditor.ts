import * as z from 'zod/mini';

/** Who collects a direct debit: the payment provider, by the name and number that stand on the bank statement (SEPA-3). */
export const creditor = z.object({ name: z.string(), identifier: z.string() });

export type Creditor = z.output<typeof creditor>;
