import type { swipeMember } from '#contract/discovery/swipe-member.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { type Outcome, outcomeAfterError } from '#web/platform/outbox/retrying-task.ts';
import type { SwipeOutbox, WaitingSwipe } from './swipe-outbox.ts';

export interface SwipeCallbacks {
  sent(swipe: WaitingSwipe, answer: AnswerOf<typeof swipeMember>): void;
  /** Refused permanently: the swipe is not retried. */
  refused(swipe: WaitingSwipe, problem: ApiProblem): void;
}

/**
 * Sends the waiting swipes one after the other in their order. Each result is reported before the swipe
 * leaves the outbox.
 */
export async function sendSwipes(
  outbox: SwipeOutbox,
  send: (swipe: WaitingSwipe) => Promise<AnswerOf<typeof swipeMember>>,
  callbacks: SwipeCallbacks,
): Promise<Outcome> {
  for (let [swipe] = outbox.read(); swipe; [swipe] = outbox.read()) {
    try {
      callbacks.sent(swipe, await send(swipe));
      outbox.remove(swipe);
    } catch (error) {
      if (!(error instanceof ApiProblem)) return 'later';
      // The day's likes are used up. The member did not mean to like on the next day, so the swipe is
      // dropped.
      const outcome = error.code === 'no_swipe_likes' ? null : outcomeAfterError(error);
      if (outcome !== null) return outcome;
      outbox.remove(swipe);
      callbacks.refused(swipe, error);
    }
  }
  return 'done';
}
