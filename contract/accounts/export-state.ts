import * as z from 'zod/mini';
import { instant } from '#contract/kit/time.ts';

/** Where the file is fetched, once, by a plain link of our own pages: a ZIP, with the member's own login (GDPR-7). */
export const exportFilePath = '/api/export-file.php';

/** Days a finished export waits to be fetched. */
export const exportDays = 7;

/** The newest export of a member; `expired` as well where it could not be made. */
export const exportState = z.object({
  state: z.enum(['none', 'making', 'ready', 'fetched', 'expired']),
  requested_at: z.nullable(instant),
  ready_at: z.nullable(instant),
  expires_at: z.nullable(instant),
});

export type ExportState = z.output<typeof exportState>;
