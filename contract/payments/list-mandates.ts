import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { money } from '#contract/kit/money.ts';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';
import { paymentMethod } from './payment-method.ts';

/** A card or account that may be charged again (CRED-6, CRED-7). */
export const mandate = z.object({
  id,
  method: paymentMethod,
  /** The last four characters of the card or account number. */
  last_four: z.nullable(z.string()),
  /** The reference on the bank statement; null if the mandate is not for an account. */
  mandate_reference: z.nullable(z.string()),
  signed_at: instant,
  last_used_at: z.nullable(instant),
  /** The highest amount of a single charge. */
  cap: money,
});

export type Mandate = z.output<typeof mandate>;

/** The caller's own active mandates, newest first. */
export const listMandates = operation({
  name: 'payments/list-mandates',
  summary: 'Kept ways to pay',
  method: 'GET',
  path: '/api/mandates.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: z.object({ mandates: z.array(mandate) }),
  errors: {},
});
