import type { ComponentProps } from 'react';
import { FirstPhoto } from '#web/photos/first-photo.tsx';
import { useOwnPhotos } from './editing/use-own-photos.ts';

/** The newcomer's first photo, on the card that the caller draws (ACC-5). */
export function FirstPhotoEditor({ children }: Pick<ComponentProps<typeof FirstPhoto>, 'children'>) {
  const list = useOwnPhotos();
  return (
    <FirstPhoto
      photos={list?.photos ?? []}
      limit={list?.limit ?? 0}
      refresh={list?.refresh ?? (async () => {})}
    >
      {children}
    </FirstPhoto>
  );
}
