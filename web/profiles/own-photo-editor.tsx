import { useQueryClient } from '@tanstack/react-query';
import { photosChanged } from '#contract/photos/events.ts';
import { OwnPhotos } from '#web/photos/own-photos.tsx';
import { countPendingPhotoChanges } from '#web/photos/pending-photo-changes.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { useOwnProfile } from './editing/use-saved-section.ts';

/**
 * The member's own photos: add, order, mark and remove. Changes by a review or another device appear at once.
 */
export function OwnPhotoEditor() {
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
  return (
    <OwnPhotos
      photos={profile.photos}
      limit={profile.photo_limit}
      show={showPhotos}
      refresh={async () => {
        await Promise.all([refresh(), refreshUser()]);
      }}
    />
  );
}
