import { mutationOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SwipeCard } from '#contract/discovery/get-swipe-deck.ts';
import { undoSwipe } from '#contract/discovery/undo-swipe.ts';
import { call } from '#web/platform/api/api.ts';
import { runInOneTab } from '#web/platform/outbox/run-in-one-tab.ts';
import { useStore } from '#web/platform/store.ts';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { toast } from '#web/ui/overlays/toast.ts';
import { swipeDeckQuery } from './get-swipe-deck.query.ts';
import { swipeOutboxOf, swipesLock } from './swipe-outbox.ts';

/** Undoes the last swipe, never while another one is being sent. */
const undoSwipeMutation = (member: number) =>
  mutationOptions({ mutationFn: () => runInOneTab(swipesLock(member), () => call(undoSwipe, {})) });

export type Choice = 'like' | 'pass';

/** Minimum number of cards; below it the next ones are requested. */
const low = 4;

/**
 * State of the deck. A swiped card disappears at once and returns if the server refuses. The swipe waits in
 * the outbox and is sent from this page or the next (DISC-6).
 */
export function useSwipeGame(member: number) {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const outbox = swipeOutboxOf(member);
  const waiting = useStore(outbox);
  const { queryKey } = swipeDeckQuery();
  // An earlier deck is stale, because the member may have swiped on another device.
  const { data, error, isFetching, refetch } = useQuery({ ...swipeDeckQuery(), staleTime: 60_000 });
  const [back, setBack] = useState<SwipeCard | null>(null);

  const swiped = new Set(waiting.map(({ profile }) => profile));
  const dealt = (data?.results ?? []).filter(({ id }) => id !== back?.id);
  const cards = [...(back ? [back] : []), ...dealt].filter(({ id }) => !swiped.has(id));
  const more = data?.has_more ?? false;

  // While swipes wait, the response would contain the same cards. A failed request is only repeated by the
  // member.
  const isDue = more && cards.length < low && waiting.length === 0 && !isFetching && error === null;
  useEffect(() => {
    if (isDue) void refetch();
  }, [isDue, refetch]);

  const undoing = useMutation({
    ...undoSwipeMutation(member),
    onSuccess({ profile, state }) {
      queries.setQueryData(queryKey, (deck) => deck && { ...deck, state });
      if (profile) setBack(profile);
    },
    onError(failure) {
      toast({ tone: 'danger', text: failureText(failure) });
      void queries.invalidateQueries({ queryKey });
    },
  });

  const likes = waiting.filter(({ choice }) => choice === 'like').length;
  const state = data ? { ...data.state, likes_left: Math.max(0, data.state.likes_left - likes) } : null;
  const [top] = cards;
  return {
    cards,
    error: cards.length > 0 ? null : error,
    retry: () => void refetch(),
    /** The member whose card came back after an undo. */
    returned: back?.id ?? null,
    loading: !data || (cards.length === 0 && (more || isFetching)),
    state,
    mayLike: (state?.likes_left ?? 0) > 0,
    mayUndo: state?.can_undo === true && !undoing.isPending && waiting.length === 0,
    swipe(choice: Choice) {
      if (!top || !state) return;
      if (choice === 'like' && state.likes_left === 0) return;
      outbox.add({ profile: top.id, choice });
      if (top.id === back?.id) setBack(null);
    },
    undo: () => undoing.mutate(),
  };
}
