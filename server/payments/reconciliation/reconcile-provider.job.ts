import * as z from 'zod/mini';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import { openProviders } from '../providers/offered-provider.ts';
import { reconcileLedger } from './reconcile-ledger.ts';
import { reconcileProvider as reconcileWith } from './reconcile-provider.ts';

/** Compares our books with the providers' books each night (CRED-11). */
export const reconcileProvider = job('payments/reconcile-provider', z.object({}), {
  cron: '30 2 * * *',
  retries: 5,
  retrySeconds: 600,
  timeoutSeconds: 7200,
  parallel: 1,
});

/** A failed comparison does not stop the others; the whole night is retried. */
export const reconcileProviderHandler = jobHandler(reconcileProvider, async (_, platform) => {
  const failures: unknown[] = [];
  const tried = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  for (const provider of openProviders(platform)) await tried(reconcileWith(platform, provider));
  // Last, because the comparisons before it have settled what only the providers knew.
  await tried(reconcileLedger(platform));
  if (failures.length > 0) throw new AggregateError(failures, 'comparison of some books failed');
});
