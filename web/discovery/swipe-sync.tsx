import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { swipeMember as operation } from '#contract/discovery/swipe-member.ts';
import { celebrateMatch } from '#web/likes/like-moments.ts';
import { callAs } from '#web/platform/api/api.ts';
import { connection } from '#web/platform/live/live.ts';
import { retryingTask } from '#web/platform/outbox/retrying-task.ts';
import { runInOneTab } from '#web/platform/outbox/run-in-one-tab.ts';
import type { BoundCall } from '#web/platform/visit/visit.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { swipeDeckQuery } from './swipe-game/get-swipe-deck.query.ts';
import { type SwipeCallbacks, sendSwipes } from './swipe-game/send-swipes.ts';
import {
  isSwipeKey,
  swipedIn,
  swipeOutboxOf,
  swipesLock,
  type WaitingSwipe,
} from './swipe-game/swipe-outbox.ts';

/** Sends a swipe without a retry. Repeating it would change nothing, and the outbox does the retries. */
const swipeMember = (call: BoundCall, { profile, choice }: WaitingSwipe) =>
  call(operation, { profile, choice }, { retry: false });

/**
 * Sends a member's waiting swipes on their behalf only, from any page. Mounted once in the layout (DISC-6).
 * Renders nothing.
 */
export function SwipeSync({ member }: { member: number }) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const showFailure = useEffectEvent((problem: unknown) =>
    toast({ tone: 'danger', text: failureText(problem) }),
  );

  useEffect(() => {
    const outbox = swipeOutboxOf(member);
    const { queryKey } = swipeDeckQuery();
    const call = callAs(member);
    let stopped = false;
    const takeOut = (profile: number | null) =>
      queries.setQueryData(
        queryKey,
        (deck) => deck && { ...deck, results: deck.results.filter(({ id }) => id !== profile) },
      );
    const callbacks: SwipeCallbacks = {
      sent({ profile }, { state, match }) {
        takeOut(profile);
        queries.setQueryData(queryKey, (deck) => deck && { ...deck, state });
        // A response that was requested earlier may still contain the swiped cards.
        if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
        if (match) void celebrateMatch(queries, profile).catch(() => {});
      },
      refused(_, problem) {
        showFailure(problem);
        void queries.invalidateQueries({ queryKey });
      },
    };
    const send = async (swipe: WaitingSwipe) => {
      if (stopped) throw new Error('sending was stopped');
      return swipeMember(call, swipe);
    };
    const sending = retryingTask(() =>
      runInOneTab(swipesLock(member), () => sendSwipes(outbox, send, callbacks)),
    );
    const ask = () => {
      if (outbox.read().length > 0) sending.ask();
    };
    const written = ({ key, newValue }: StorageEvent) => {
      if (!isSwipeKey(key, member)) return;
      // Another tab got the acknowledgement: the card stays away here, and the server supplies the remaining
      // likes.
      if (newValue === null) {
        takeOut(swipedIn(key, member));
        void queries.invalidateQueries({ queryKey });
      }
      outbox.reload();
    };
    const stops = [outbox.subscribe(ask), connection.onConnected(ask), sending.stop];
    window.addEventListener('storage', written);
    window.addEventListener('online', ask);
    ask();
    return () => {
      stopped = true;
      for (const stop of stops) stop();
      window.removeEventListener('storage', written);
      window.removeEventListener('online', ask);
    };
  }, [member, queries]);

  return null;
}
