import type { swipeMember } from '#contract/discovery/swipe-member.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { outcomeAfter } from '#web/platform/outbox/outcome-after-error.ts';
import type { Outcome } from '#web/platform/outbox/retrying-task.ts';
import type { SwipeOutbox, WaitingSwipe } from './swipe-outbox.ts';

export interface SwipesTold {
  sent(swipe: WaitingSwipe, answer: AnswerOf<typeof swipeMember>): void;
  /** For good: it is not tried again. */
  refused(swipe: WaitingSwipe, problem: ApiProblem): void;
}

/** Sends what was swiped, one after the other in the order of the hand. What a swipe came to is told before it leaves. */
export async function sendSwipes(
  outbox: SwipeOutbox,
  send: (swipe: WaitingSwipe) => Promise<AnswerOf<typeof swipeMember>>,
  told: SwipesTold,
): Promise<Outcome> {
  for (let [swipe] = outbox.read(); swipe; [swipe] = outbox.read()) {
    try {
      told.sent(swipe, await send(swipe));
      outbox.remove(swipe);
    } catch (error) {
      if (!(error instanceof ApiProblem)) return 'later';
      // A day's likes are given: waiting for the next day's is not what was meant.
      const outcome = error.code === 'no_swipe_likes' ? null : outcomeAfter(error);
      if (outcome !== null) return outcome;
      outbox.remove(swipe);
      told.refused(swipe, error);
    }
  }
  return 'done';
}
