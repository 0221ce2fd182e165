import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { exportState } from './export-state.ts';

/** State of the export of the caller's own data (GDPR-7). */
export const getExport = operation({
  name: 'accounts/get-export',
  summary: 'State of the export of the own data',
  method: 'GET',
  path: '/api/export.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({}),
  answer: exportState,
  errors: {},
});
