import * as z from 'zod/mini';
import { operation } from '#contract/kit/operation.ts';
import { instant } from '#contract/kit/time.ts';

/**
 * Download path of the file, a ZIP: once, by a plain link on our own pages, with the member's own login
 * (GDPR-7).
 */
export const exportFilePath = '/api/export-file.php';

/** Days that a finished export can be fetched. */
export const exportDays = 7;

/** The newest export of a member; also `expired` if it could not be made. */
export const exportState = z.object({
  state: z.enum(['none', 'making', 'ready', 'fetched', 'expired']),
  requested_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  expires_at: z.nullable(instant),
});

export type ExportState = z.output<typeof exportState>;

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
