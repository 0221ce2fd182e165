import { forgetWriting } from '#web/chat/forget-writing.ts';
import { forgetSwipes } from '#web/discovery/forget-swipes.ts';

/** Takes everything a member began and did not get sent off this device, as they leave it. */
export function forgetOnDevice(member: number): void {
  forgetWriting(member);
  forgetSwipes(member);
}
