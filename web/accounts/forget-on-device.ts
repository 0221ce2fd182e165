import { deleteUnsentWriting } from '#web/chat/forget-writing.ts';
import { deleteUnsentSwipes } from '#web/discovery/forget-swipes.ts';
import { deleteStoredPurchases } from '#web/payments/forget-purchases.ts';

/** Deletes the member's unsent drafts, swipes and stored purchases from this device when they leave it. */
export function clearDeviceDrafts(member: number): void {
  deleteUnsentWriting(member);
  deleteUnsentSwipes(member);
  deleteStoredPurchases();
}
