import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { locale } from '#contract/kit/locale.ts';
import { job } from '#server/platform/jobs/job.ts';

/**
 * Makes the file of an export at `key` and notifies the member by mail. `origin`: `https://host` of the
 * mail's link.
 */
export const makeExportJob = job(
  'accounts/make-export',
  z.object({ export: id, key: z.string(), origin: z.string(), language: locale }),
  { timeoutSeconds: 1800, parallel: 1 },
);
