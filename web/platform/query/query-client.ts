import { QueryClient } from '@tanstack/react-query';

/**
 * Creates a query client: one for the browser, one per request on the server. The API client does the
 * retries.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnReconnect: 'always' },
      mutations: { retry: false },
    },
  });
}
