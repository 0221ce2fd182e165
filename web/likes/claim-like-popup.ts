import type { QueryClient } from '@tanstack/react-query';
import type { Id } from '#contract/kit/id.ts';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { call } from '#web/platform/api/api.ts';
import { likesQuery } from './get-likes.query.ts';
import { queueLikeMoment } from './like-moments.ts';

/**
 * Shows a like that no device has shown: the like of one member, or the newest. A hidden page does not ask,
 * so that the visible one gets the popup (LIKE-2). After an error the like is still in the list.
 */
export async function claimLikePopup(from?: Id): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const { like } = await call(claimPopup, from === undefined ? {} : { profile: from });
    if (like) queueLikeMoment(like);
  } catch {
    // The next occasion asks again.
  }
}

/** Reads the likes again and shows the popup of a received like, if no device has shown it (LIKE-3). */
export async function reloadLikes(client: QueryClient, from: Id): Promise<void> {
  await client.fetchQuery({ ...likesQuery(), staleTime: 0 });
  await claimLikePopup(from);
}
