import { jobHandler } from '#server/platform/jobs/job.ts';
import { openProviders } from '../providers/offered-provider.ts';
import { reconcileLedger } from './reconcile-ledger.ts';
import { reconcileProvider } from './reconcile-provider.job.ts';
import { reconcileProvider as reconcileWith } from './reconcile-provider.ts';

/** A failed comparison does not stop the others; the whole night is retried. */
export const reconcileProviderHandler = jobHandler(reconcileProvider, async (_, platform) => {
  const failures: unknown[] = [];
  const tried = (work: Promise<void>) => work.catch((error: unknown) => void failures.push(error));
  for (const provider of openProviders(platform)) await tried(reconcileWith(platform, provider));
  // Last, because the comparisons before it have settled what only the providers knew.
  await tried(reconcileLedger(platform));
  if (failures.length > 0) throw new AggregateError(failures, 'not everything was compared to the end');
});
