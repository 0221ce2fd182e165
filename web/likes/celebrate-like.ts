import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { likesQuery } from './data/get-likes.ts';
import { celebrate } from './state/moments.ts';

/** Reads the likes again and shows the popup of a received one, if it is there now. */
export async function celebrateLike(client: QueryClient, from: Id): Promise<void> {
  const { liked_by } = await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  const like = liked_by.find(({ id }) => id === from);
  if (like) celebrate(like);
}
