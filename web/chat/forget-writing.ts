import { draftsKey } from './composer/drafts.ts';
import { forgetSkinTone } from './composer/skin-tone.ts';
import { forgetOutbox } from './outbox/outbox.ts';

/**
 * Takes everything a member wrote and did not send off this device, and the skin they chose for hands: whoever logs out
 * leaves nothing to read.
 */
export function forgetWriting(member: number): void {
  try {
    localStorage.removeItem(draftsKey(member));
    forgetOutbox(localStorage, member);
    forgetSkinTone();
  } catch {
    // Where the browser forbids storage nothing was kept.
  }
}
