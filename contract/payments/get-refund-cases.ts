import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { refundCase } from './refund-case.ts';

/** The member's refunds that the payment provider refused and that we pay by bank transfer. */
export const getRefundCases = operation({
  name: 'payments/get-refund-cases',
  summary: 'Own refunds that need a bank account',
  method: 'GET',
  path: '/api/refund-cases.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: z.object({ cases: z.array(refundCase) }),
  errors: {},
});
