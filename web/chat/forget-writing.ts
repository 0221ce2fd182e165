import { draftsKey } from '#web/platform/browser/stored-drafts.ts';
import { forgetSkinTone } from './composer/skin-tone.ts';
import { clearOutbox } from './outbox/outbox.ts';
import { forgetQuotes } from './quotes/quote-draft.ts';

/**
 * Deletes a member's drafts, quotes, outbox and chosen skin tone from this device at log-out, so that nothing is left
 * to read.
 */
export function deleteUnsentWriting(member: number): void {
  try {
    localStorage.removeItem(draftsKey(member));
    forgetQuotes(member);
    clearOutbox(localStorage, member);
    forgetSkinTone();
  } catch {
    // Nothing was stored if the browser blocks storage.
  }
}
