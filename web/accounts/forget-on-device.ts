import { deleteUnsentWriting } from '#web/chat/forget-writing.ts';
import { deleteUnsentSwipes } from '#web/discovery/forget-swipes.ts';
import { forgetSearch } from '#web/discovery/search-address.ts';
import { deleteStoredPurchases } from '#web/payments/forget-purchases.ts';

/** Deletes the member's unsent drafts, swipes, last search and stored purchases from this device when they leave it. */
export function clearDeviceDrafts(member: number): void {
  deleteUnsentWriting(member);
  deleteUnsentSwipes(member);
  forgetSearch();
  deleteStoredPurchases();
}
