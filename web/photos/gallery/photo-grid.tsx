import { lazy, type ReactNode, Suspense } from 'react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import styles from './photo-grid.module.css';
import { PhotoTile } from './photo-tile.tsx';

// Drag and drop is useful from the second photo on, so a new member does not load it.
const SortableGrid = lazy(() =>
  import('./sortable-grid.tsx').then((module) => ({ default: module.SortableGrid })),
);

export interface GridProps {
  readonly photos: readonly OwnPhoto[];
  readonly onMove: (id: number, place: number) => void;
  readonly onOpen: (id: number) => void;
  /** The tile after the last photo. */
  readonly children: ReactNode;
}

/** The member's own photos in their order (PROF-4). */
export function PhotoGrid(props: GridProps) {
  const { photos, onOpen, children } = props;
  const still = (
    <ul className={styles.grid}>
      {photos.map((photo, index) => (
        <li key={photo.id} className={styles.place}>
          <PhotoTile photo={photo} number={index + 1} onOpen={() => onOpen(photo.id)} />
        </li>
      ))}
      {children}
    </ul>
  );
  if (photos.length < 2) return still;
  return (
    <Suspense fallback={still}>
      <SortableGrid {...props} />
    </Suspense>
  );
}
