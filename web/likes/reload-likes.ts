import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { claimLikePopup } from './claim-like-popup.ts';
import { likesQuery } from './get-likes.query.ts';

/** Reads the likes again and shows the popup of a received like, if no device has shown it (LIKE-3). */
export async function reloadLikes(client: QueryClient, from: Id): Promise<void> {
  await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  await claimLikePopup(from);
}
