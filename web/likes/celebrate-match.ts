import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { celebrateKnownMatch } from './celebrate-known-match.ts';
import { likesQuery } from './get-likes.query.ts';

/** Reads the likes again and shows the match that the member just made on this device (LIKE-2). */
export async function celebrateMatch(client: QueryClient, other: Id): Promise<void> {
  await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  celebrateKnownMatch(client, other);
}
