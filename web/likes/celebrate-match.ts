import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { likesQuery } from './get-likes.query.ts';
import { queueLikeMoment } from './like-moments.ts';

/**
 * Shows the match with a member whose like this browser knows. So the member who likes back sees the match on
 * that device.
 */
export function celebrateKnownMatch(client: QueryClient, other: Id): void {
  const likes = client.getQueryData(likesQuery().queryKey);
  const like = [...(likes?.liked_by ?? []), ...(likes?.profiles ?? [])].find(({ id }) => id === other);
  if (like) queueLikeMoment({ ...like, match: true });
}

/** Reads the likes again and shows the match that the member just made on this device (LIKE-2). */
export async function celebrateMatch(client: QueryClient, other: Id): Promise<void> {
  await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  celebrateKnownMatch(client, other);
}
