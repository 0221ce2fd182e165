import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { packageId } from './package.ts';

/**
 * The creditor of a direct debit: the payment provider, by the name and identifier shown on the bank
 * statement (SEPA-3).
 */
export const creditor = z.object({ name: z.string(), identifier: z.string() });

export type Creditor = z.output<typeof creditor>;

/**
 * Why direct debit is blocked for a member for now; every other payment method stays available (PAY-19,
 * MEET-12).
 */
export const debitBlock = z.enum(['disputed', 'failed']);

/**
 * The facts for the empty direct debit form (CRED-6): the creditor, the mandate text, and whether the member
 * may pay this way now. Prices and availability come from `get-packages`.
 */
export const getDirectDebit = operation({
  name: 'payments/get-direct-debit',
  summary: 'What a direct debit takes',
  method: 'GET',
  path: '/api/direct-debit.php',
  caller: 'member',
  input: z.strictObject({ package: z.optional(packageId) }),
  answer: z.object({
    creditor,
    /**
     * Plain text with blank lines between paragraphs. The mandate reference arrives with the code (SEPA-3).
     */
    mandate_text: z.string(),
    /** The number of days between the announcement and the debit (SEPA-5). */
    days_notice: z.int(),
    /** The highest total of direct debits in progress (SEPA-12). */
    limit: money,
    /** True if `package` would exceed that limit. */
    limit_reached: z.boolean(),
    blocked: z.nullable(debitBlock),
  }),
  errors: {},
});
