import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { InputOf } from '#contract/kit/operation.ts';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { ApiProblem } from '#web/platform/api/api-problem.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';
import { ownProfileQuery } from '../own-profile-query.ts';

/** The member's own profile, with functions to refresh it and to show other photos until then. */
export function useOwnProfile() {
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const { data } = useQuery(ownProfileQuery());
  return {
    profile: data?.profile ?? null,
    refresh: () => queries.invalidateQueries({ queryKey }),
    showPhotos(photos: readonly OwnPhoto[]) {
      void queries.cancelQueries({ queryKey });
      queries.setQueryData(
        queryKey,
        (before) => before && { profile: { ...before.profile, photos: [...photos] } },
      );
    },
  };
}

const changeProfileMutation = () => mutationFor(changeProfile, { idempotent: true });

export type ProfileChange = InputOf<typeof changeProfile>;

const stateOf = { idle: 'idle', pending: 'saving', success: 'saved', error: 'failed' } as const;

const givenOf = (change: ProfileChange) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/** The pending changes that are newer than the saved ones. */
const without = (changes: ProfileChange, kept: ProfileChange): ProfileChange => {
  const known = new Map<string, unknown>(Object.entries(kept));
  return Object.fromEntries(Object.entries(changes).filter(([field, value]) => known.get(field) !== value));
};

// Changes run one after the other, so that the last answer is the newest.
const scope = { id: 'own-profile' };

/**
 * One section of the member's own profile. Changes are shown at once and saved by the server. After an error
 * the screen shows the saved values, and `retry` sends all unsaved changes again.
 */
export function useSavedSection() {
  const queries = useQueryClient();
  const { queryKey } = ownProfileQuery();
  const unkept = useRef<ProfileChange>({});
  // Queued changes are on the screen but not on the server yet. Only the last answer contains everything that
  // is saved.
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
      // The name in the navigation comes from the user query, and the member's own page from the member
      // query.
      for (const read of ['accounts/get-current-user', 'profiles/get-member'])
        void queries.invalidateQueries({ queryKey: [read] });
    },
    onError(_error, _change, context) {
      if (isLast()) queries.setQueryData(queryKey, context?.before);
    },
    onSettled: () => (isLast() ? queries.invalidateQueries({ queryKey }) : undefined),
  });
  // Each change is sent together with all unsaved ones, so that a refused change is never lost silently.
  const change = (wanted: ProfileChange, kept?: () => void) => {
    unkept.current = { ...unkept.current, ...wanted };
    mutate(unkept.current, kept ? { onSuccess: kept } : {});
  };
  return {
    /** `waiting`: the device is offline, and the change is saved once it is online. */
    state: isPaused ? ('waiting' as const) : stateOf[status],
    error,
    fieldError: (field: keyof ProfileChange | `prompts.${number}.answer`) =>
      error instanceof ApiProblem ? error.fieldError(field) : undefined,
    change,
    retry: () => change({}),
  };
}

export type SavedSection = ReturnType<typeof useSavedSection>;
