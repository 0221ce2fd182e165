import type { QueryClient } from '@tanstack/react-query';

/** Mutations of the member's own photos run one after the other, so that the last answer is the newest. */
export const photoChangeScope = { id: 'own-photos' };

/**
 * The number of pending changes of the member's own photos, queued ones included. While there are any, data
 * from the server is older than what the member sees.
 */
export const countPendingPhotoChanges = (queries: QueryClient): number =>
  queries.isMutating({ predicate: ({ options }) => options.scope?.id === photoChangeScope.id });
