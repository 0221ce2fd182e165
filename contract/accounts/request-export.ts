import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownerErrors, ownerProof } from '#contract/kit/second-step.ts';
import { exportState } from './get-export.ts';

/**
 * Requests a file with all of the caller's data; a mail announces it when ready (GDPR-7). The limit is one a
 * day. An earlier request is `export_under_way` while the file is made, and `export_too_soon` afterwards,
 * with the hours left.
 */
export const requestExport = operation({
  name: 'accounts/request-export',
  summary: 'Ask for an export of the own data',
  method: 'POST',
  path: '/api/export.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject(ownerProof),
  answer: exportState,
  errors: { ...ownerErrors, export_under_way: 409, export_too_soon: 409 },
});
