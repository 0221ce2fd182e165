import { lazy, type ReactNode, Suspense } from 'react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';

// Drag and drop is useful from the second photo on, so a new member does not load it.
const SortablePhotos = lazy(() =>
  import('./sortable-photos.tsx').then((module) => ({ default: module.SortablePhotos })),
);

export interface SortedPhotos {
  readonly photos: readonly OwnPhoto[];
  readonly onMove: (id: number, place: number) => void;
  readonly onOpen: (id: number) => void;
}

interface GridProps extends SortedPhotos {
  /** The tile after the last photo. */
  readonly children: ReactNode;
}

/**
 * The member's own photos in their order (PROF-4). The list and its last tile stay the same elements when
 * dragging arrives, so that a tap at that moment is not lost.
 */
export function PhotoGrid(props: GridProps) {
  const { photos, onOpen, children } = props;
  const still = photos.map((photo, index) => (
    <li key={photo.id} className={styles.place}>
      <PhotoTile photo={photo} number={index + 1} onOpen={() => onOpen(photo.id)} />
    </li>
  ));
  return (
    <ul className={styles.grid}>
      {photos.length < 2 ? (
        still
      ) : (
        <Suspense fallback={still}>
          <SortablePhotos {...props} />
        </Suspense>
      )}
      {children}
    </ul>
  );
}
