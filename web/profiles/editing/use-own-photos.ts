import { useQueryClient } from '@tanstack/react-query';
import { photosChanged } from '#contract/photos/events.ts';
import { countPendingPhotoChanges } from '#web/photos/pending-photo-changes.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { useOwnProfile } from './use-saved-section.ts';

/** The member's own photos. Changes by a review or another device appear at once. Null until they are loaded. */
export function useOwnPhotos() {
  const { profile, refresh, showPhotos } = useOwnProfile();
  const queries = useQueryClient();
  // The picture in the navigation comes from the user query.
  const refreshUser = () => queries.invalidateQueries({ queryKey: ['accounts/get-current-user'] });
  useLive(photosChanged, ({ photos }) => {
    if (countPendingPhotoChanges(queries) === 0) showPhotos(photos);
    void refreshUser();
  });
  useLiveConnected(() => void refresh());
  if (profile === null) return null;
  return {
    photos: profile.photos,
    limit: profile.photo_limit,
    show: showPhotos,
    refresh: async () => {
      await Promise.all([refresh(), refreshUser()]);
    },
  };
}
