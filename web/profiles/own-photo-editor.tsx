import { OwnPhotos } from '#web/photos/own-photos.tsx';
import { useOwnPhotos } from './editing/use-own-photos.ts';

/** The member's own photos: add, order, mark and remove. */
export function OwnPhotoEditor() {
  const list = useOwnPhotos();
  return list === null ? null : <OwnPhotos {...list} />;
}
