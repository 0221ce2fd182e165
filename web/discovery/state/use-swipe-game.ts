import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SwipeCard } from '#contract/discovery/get-swipe-deck.ts';
import { celebrateMatch } from '#web/likes/celebrate-match.ts';
import { useFailureText } from '#web/ui/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import { swipeDeckQuery } from '../data/get-swipe-deck.ts';
import { swipeMemberMutation } from '../data/swipe-member.ts';
import { undoSwipeMutation } from '../data/undo-swipe.ts';

export type Choice = 'like' | 'pass';

/** With fewer cards than this the next ones are fetched. */
const low = 4;

// Swipes and their undoing go one after the other, in the order of the hand.
const scope = { id: 'swipes' };

/**
 * The deck as it lies on the table: a card is gone at once and comes back where the server refuses. What was swiped here
 * never comes back with the next cards, whether the server knows of it already or not.
 */
export function useSwipeGame() {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const { queryKey } = swipeDeckQuery();
  // A deck of before is stale by definition: others swiped on another device.
  const { data, error, isFetching, refetch } = useQuery({ ...swipeDeckQuery(), staleTime: 60_000 });
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [back, setBack] = useState<SwipeCard | null>(null);

  const setState = (state: NonNullable<typeof data>['state']) =>
    queries.setQueryData(queryKey, (deck) => (deck ? { ...deck, state } : deck));

  const dealt = (data?.results ?? []).filter(({ id }) => id !== back?.id);
  const cards = [...(back ? [back] : []), ...dealt].filter(({ id }) => !gone.has(id));
  const more = data?.has_more ?? false;

  useEffect(() => {
    if (more && cards.length < low && !isFetching) void refetch();
  }, [more, cards.length, isFetching, refetch]);

  const put = (id: number, isGone: boolean) =>
    setGone((before) => {
      const after = new Set(before);
      if (isGone) after.add(id);
      else after.delete(id);
      return after;
    });

  const swiping = useMutation({
    ...swipeMemberMutation(),
    scope,
    onSuccess({ state, match }, { profile }) {
      setState(state);
      if (match) void celebrateMatch(queries, profile).catch(() => {});
    },
    onError(failure, { profile }) {
      put(profile, false);
      toast({ tone: 'danger', text: failureText(failure) });
      void queries.invalidateQueries({ queryKey });
    },
  });
  const undoing = useMutation({
    ...undoSwipeMutation(),
    scope,
    onSuccess({ profile, state }) {
      setState(state);
      if (!profile) return;
      put(profile.id, false);
      setBack(profile);
    },
    onError(failure) {
      toast({ tone: 'danger', text: failureText(failure) });
      void queries.invalidateQueries({ queryKey });
    },
  });

  const state = data?.state ?? null;
  const [top] = cards;
  return {
    cards,
    error: data ? null : error,
    retry: () => void refetch(),
    loading: !data || (cards.length === 0 && (more || isFetching)),
    state,
    mayLike: (state?.likes_left ?? 0) > 0,
    mayUndo: state?.can_undo === true && !undoing.isPending && !swiping.isPending,
    swipe(choice: Choice) {
      if (!top || !state) return;
      if (choice === 'like' && state.likes_left === 0) return;
      put(top.id, true);
      if (choice === 'like') setState({ ...state, likes_left: state.likes_left - 1, can_undo: false });
      else setState({ ...state, can_undo: true });
      if (top.id === back?.id) setBack(null);
      swiping.mutate({ profile: top.id, choice });
    },
    undo: () => undoing.mutate({}),
  };
}
