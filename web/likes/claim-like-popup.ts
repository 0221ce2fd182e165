import type { Id } from '#contract/kit/id.ts';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { call } from '#web/platform/api/api.ts';
import { celebrate } from './like-moments.ts';

/**
 * Shows a like that no device has shown: that of somebody, or the newest. A page that nobody looks at does not ask, so
 * that the popup is left to the one that is in view (LIKE-2). Failing, the like is in the list all the same.
 */
export async function askForPopup(from?: Id): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  try {
    const { like } = await call(claimPopup, from === undefined ? {} : { profile: from });
    if (like) celebrate(like);
  } catch {
    // The next occasion asks again.
  }
}
