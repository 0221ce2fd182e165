import type { QueryClient } from '@tanstack/react-query';
import { consentsQuery } from './consent-settings.tsx';
import { exportQuery } from './privacy/export-progress.tsx';
import { eventPages } from './security-events-settings.tsx';
import { sessionsQuery } from './sessions/use-devices.ts';
import { twoStepQuery } from './two-step/use-two-step.ts';

// The settings load their data on the server, so that nothing moves after hydration. A query that fails there
// is repeated in the browser, and its setting shows the error.

export async function prefetchSecurity(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.prefetchQuery(twoStepQuery()),
    queries.prefetchQuery(sessionsQuery()),
    queries.prefetchInfiniteQuery(eventPages()),
  ]);
}

export async function prefetchPrivacy(queries: QueryClient): Promise<void> {
  await Promise.all([queries.prefetchQuery(consentsQuery()), queries.prefetchQuery(exportQuery())]);
}
