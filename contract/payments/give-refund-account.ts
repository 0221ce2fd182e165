import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { operation } from '#contract/kit/operation.ts';
import { refundCase } from './refund-case.ts';
import { debitLine } from './save-direct-debit.ts';

/**
 * Gives the bank account for a refund that the payment provider refused. A second call replaces the account
 * until an operator pays. A wrong IBAN is the field error `iban_invalid`.
 */
export const giveRefundAccount = operation({
  name: 'payments/give-refund-account',
  summary: 'Give a bank account for a refund',
  method: 'PUT',
  path: '/api/refund-cases.php',
  caller: 'member',
  whileRestricted: true,
  limit: { calls: 20, seconds: 3600 },
  input: z.strictObject({
    order: id,
    account_holder: debitLine(70),
    /** Spaces and lower case are accepted. */
    iban: debitLine(60),
  }),
  answer: refundCase,
  errors: {},
});
