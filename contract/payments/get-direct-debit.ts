import * as z from 'zod/mini';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { creditor } from './creditor.ts';
import { packageId } from './package.ts';

/** Why no direct debit is taken from a member for now; all else stays open to them (PAY-19, MEET-12). */
export const debitBlock = z.enum(['disputed', 'failed']);

/**
 * What the form of a direct debit says before anything is filled in (CRED-6): who collects, what is agreed to, and whether
 * the member may pay so now. Prices, and whether it is offered at all, are of `get-packages`.
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
    /** Plain text, blank lines between its paragraphs; its reference is given with the code (SEPA-3). */
    mandate_text: z.string(),
    /** So many days before a debit it is announced (SEPA-5). */
    days_notice: z.int(),
    /** The most that may be on its way at once (SEPA-12). */
    limit: money,
    /** With `package` there would be more on its way than that. */
    limit_reached: z.boolean(),
    blocked: z.nullable(debitBlock),
  }),
  errors: {},
});
