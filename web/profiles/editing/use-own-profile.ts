import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
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
