import { useQueryClient } from '@tanstack/react-query';
import { photosChanged } from '#contract/photos/events.ts';
import { OwnPhotos } from '#web/photos/own-photos.tsx';
import { arranging } from '#web/photos/pending-photo-changes.ts';
import { useLive, useLiveConnected } from '#web/platform/live/live.ts';
import { useOwnProfile } from './editing/use-own-profile.ts';

/** One's own photos, to add, order, mark and take away; what a review or another device changes is seen at once. */
export function OwnPhotoEditor() {
  const { profile, refresh, showPhotos } = useOwnProfile();
  const queries = useQueryClient();
  // The picture in the navigation is the user's.
  const refreshUser = () => queries.invalidateQueries({ queryKey: ['accounts/get-current-user'] });
  useLive(photosChanged, ({ photos }) => {
    if (arranging(queries) === 0) showPhotos(photos);
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
