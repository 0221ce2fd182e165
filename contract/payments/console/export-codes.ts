import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { codeFilter } from './list-codes.ts';

/**
 * The filtered list of codes as CSV, one line for each code, with columns for each currency. `cut`: there are
 * more codes than an export holds (SAFE-6).
 */
export const exportCodes = operation({
  name: 'payments/export-codes',
  summary: 'Export discount codes as CSV',
  method: 'POST',
  path: '/api/console/discount-codes-export.php',
  caller: 'operator',
  right: 'offers',
  limit: { calls: 60, seconds: 3600 },
  input: z.strictObject({ personal: z._default(z.boolean(), false), ...codeFilter }),
  answer: z.object({ csv: z.string(), lines: z.int(), cut: z.boolean() }),
  errors: {},
});
