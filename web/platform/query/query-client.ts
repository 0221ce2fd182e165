import { QueryClient } from '@tanstack/react-query';

/** One for the browser, one for each request on the server. Retrying is the api client's work. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 60_000, retry: false, refetchOnReconnect: 'always' },
      mutations: { retry: false },
    },
  });
}
