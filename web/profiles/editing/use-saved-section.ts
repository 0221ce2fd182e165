import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InputOf } from '#contract/kit/operation.ts';
import type { changeProfile } from '#contract/profiles/change-profile.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { changeProfileMutation } from './change-profile.mutation.ts';
import { ownProfileQuery } from './get-own-profile.query.ts';

export type ProfileChange = InputOf<typeof changeProfile>;

const stateOf = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const;

const givenOf = (change: ProfileChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** What of these changes is newer than one that was kept. */
const without = (changes: ProfileChange, kept: ProfileChange): ProfileChange => {
  const known = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => known.get(field) !== value));
};

// One after the other: the last answer is then the newest.
const scope = { id: 'own-profile' };

/**
 * One section of one's own profile: what is changed is shown at once and kept by the server. Where that fails the
 * screen shows what is kept, and `retry` sends all that was not once more.
 */
export function useSavedSection() {
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const unkept = useRef<ProfileChange>({});
  // What still waits for its turn is on the screen and not with the server: only the last one says what is kept.
  const isLast = () =>
    queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 1;
  const { mutate, status, isPaused, error } = useMutation({
    ...changeProfileMutation(),
    scope,
    onMutate: async (change: ProfileChange) => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      if (before) queries.setQueryData(queryKey, { profile: { ...before.profile, ...givenOf(change) } });
      return { before };
    },
    onSuccess(_answer, change) {
      unkept.current = without(unkept.current, change);
      // The name in the navigation is the user's, and one's own page is the member's to others.
      for (const read of ['accounts/get-current-user', 'profiles/get-member'])
        void queries.invalidateQueries({ queryKey: [read] });
    },
    onError(_error, _change, context) {
      if (isLast()) queries.setQueryData(queryKey, context?.before);
    },
    onSettled: () => (isLast() ? queries.invalidateQueries({ queryKey }) : undefined),
  });
  // Each goes with all that nobody has kept yet: whichever of two is refused, nothing is lost without a word.
  const change = (wanted: ProfileChange, kept?: () => void) => {
    unkept.current = { ...unkept.current, ...wanted };
    mutate(unkept.current, kept ? { onSuccess: kept } : {});
  };
  return {
    /** `waiting`: there is no line now, and it is kept as soon as there is one. */
    state: isPaused ? ('waiting' as const) : stateOf[status],
    error,
    fault: (field: keyof ProfileChange) => (error instanceof ApiProblem ? error.fault(field) : undefined),
    change,
    retry: () => change({}),
  };
}

export type SavedSection = ReturnType<typeof useSavedSection>;
