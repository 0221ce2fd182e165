import { swipeMember as operation } from '#contract/discovery/swipe-member.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { WaitingSwipe } from './swipe-outbox.ts';

/** Sends a swipe without a retry. Repeating it would change nothing, and the outbox does the retries. */
export const swipeMember = (call: BoundCall, { profile, choice }: WaitingSwipe) =>
  call(operation, { profile, choice }, { retry: false });
