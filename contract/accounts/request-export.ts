import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { ownPassword } from '#contract/kit/own-password.ts';
import { exportState } from './export-state.ts';

/**
 * Asks for a file with everything about oneself; a mail tells when it is there (GDPR-7). One a day: before that
 * `export_under_way` while it is being made, `export_too_soon` afterwards, with the hours that are left.
 */
export const requestExport = operation({
  name: 'accounts/request-export',
  summary: 'Ask for an export of the own data',
  method: 'POST',
  path: '/api/export.php',
  caller: 'member',
  whileRestricted: true,
  input: z.strictObject({ password: ownPassword }),
  answer: exportState,
  errors: { export_under_way: 409, export_too_soon: 409 },
});
