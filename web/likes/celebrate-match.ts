import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { likesQuery } from './data/get-likes.ts';
import { celebrateKnown } from './state/celebrate-known.ts';

/** Reads the likes again and shows the match that the member just made on this device (LIKE-2). */
export async function celebrateMatch(client: QueryClient, other: Id): Promise<void> {
  await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  celebrateKnown(client, other);
}
