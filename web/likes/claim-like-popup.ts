import type { Id } from '#contract/kit/id.ts';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { call } from '#web/platform/api/api.ts';
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
