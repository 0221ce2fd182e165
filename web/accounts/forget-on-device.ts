import { forgetWriting } from '#web/chat/forget-writing.ts';
import { forgetSwipes } from '#web/discovery/forget-swipes.ts';

/** Deletes the member's unsent drafts and swipes from this device when they leave it. */
export function forgetOnDevice(member: number): void {
  forgetWriting(member);
  forgetSwipes(member);
}
