import type { QueryClient } from '@tanstack/react-query';

/** Changes of one's own photos go one after the other: the last answer is then the newest. */
export const arrangeScope = { id: 'own-photos' };

/**
 * How many changes of one's own photos are under way, waiting ones too. While there are any, what the server tells is
 * older than what the member sees.
 */
export const arranging = (queries: QueryClient): number =>
  queries.isMutating({ predicate: ({ options }) => options.scope?.id === arrangeScope.id });
