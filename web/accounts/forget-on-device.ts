import { deleteUnsentWriting } from '#web/chat/forget-writing.ts';
import { deleteUnsentSwipes } from '#web/discovery/forget-swipes.ts';

/** Deletes the member's unsent drafts and swipes from this device when they leave it. */
export function clearDeviceDrafts(member: number): void {
  deleteUnsentWriting(member);
  deleteUnsentSwipes(member);
}
