import { swipeMember as operation } from '#contract/discovery/swipe-member.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import type { WaitingSwipe } from './swipe-outbox.ts';

/** Sends a swipe, once: a second time it changes nothing, and the outbox makes the second try. */
export const swipeMember = (call: BoundCall, { profile, choice }: WaitingSwipe) =>
  call(operation, { profile, choice }, { retry: false });
