import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { spendingCap } from './spending-cap.ts';

/** The caller's own cap on spending for credits in 30 days (CRED-12). */
export const getSpendingCap = operation({
  name: 'payments/get-spending-cap',
  summary: 'Own spending cap',
  method: 'GET',
  path: '/api/spending-cap.php',
  caller: 'member',
  input: z.strictObject({}),
  answer: spendingCap,
  errors: {},
});
