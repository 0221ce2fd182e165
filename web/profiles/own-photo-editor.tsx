import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OwnPhotos } from '#web/photos/own-photos.tsx';
import { useOwnProfile } from './state/use-own-profile.ts';

const reviewPause = 4000;

/** One's own photos, to add and to take away. While one waits for its review the profile is read again now and then. */
export function OwnPhotoEditor(props: { onChanged?: () => void }) {
  const { profile, refresh } = useOwnProfile();
  const queries = useQueryClient();
  const waiting = profile?.photos.some(({ status }) => status === 'pending') ?? false;
  useEffect(() => {
    if (!waiting) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') refresh();
    }, reviewPause);
    return () => window.clearInterval(timer);
  });
  if (profile === null) return null;
  return (
    <OwnPhotos
      photos={profile.photos}
      limit={profile.photo_limit}
      onChanged={() => {
        refresh();
        // The picture in the navigation is the user's.
        void queries.invalidateQueries({ queryKey: ['accounts/get-current-user'] });
        props.onChanged?.();
      }}
    />
  );
}
