import { deleteUnsentWriting } from '#web/chat/forget-writing.ts';
import { deleteUnsentSwipes } from '#web/discovery/forget-swipes.ts';
import { forgetMatchDraft } from '#web/discovery/match-draft.ts';
import { forgetSearch } from '#web/discovery/search-address.ts';
import { deleteStoredPurchases } from '#web/payments/forget-purchases.ts';

/**
 * Deletes the traces of a member who logs out from this device. These are unsent drafts and swipes, the last search,
 * the answers to the match finder and stored purchases.
 */
export function clearDeviceDrafts(member: number): void {
  deleteUnsentWriting(member);
  deleteUnsentSwipes(member);
  forgetSearch();
  forgetMatchDraft();
  deleteStoredPurchases();
}
