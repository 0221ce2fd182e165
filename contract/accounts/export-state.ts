import * as z from 'zod/mini';
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
