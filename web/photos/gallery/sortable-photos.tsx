import { Accessibility, Feedback, PointerActivationConstraints, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { type ComponentProps, useMemo } from 'react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { useNonce } from '#web/platform/visit/nonce.ts';
import styles from './photo-grid.module.css';
import type { SortedPhotos } from './photo-grid.tsx';
import { PhotoTile } from './photo-tile.tsx';

const motion = { duration: 160, easing: 'ease-out' };

/**
 * A drag starts when a finger stays still for a moment or a mouse moves. Everything else is a tap or scrolls
 * the page.
 */
const sensors = [
  PointerSensor.configure({
    activationConstraints: ({ pointerType }) =>
      pointerType === 'touch'
        ? [new PointerActivationConstraints.Delay({ value: 250, tolerance: 8 })]
        : [new PointerActivationConstraints.Distance({ value: 6 })],
  }),
];

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>['plugins']>;

/**
 * Without the library's screen reader texts: without a pointer, members move photos with the buttons of the
 * photo dialog.
 */
const pluginsWith =
  (nonce: string): Plugins =>
  (defaults) => [
    ...defaults.filter((plugin) => plugin !== Accessibility && plugin !== Feedback),
    Feedback.configure({ dropAnimation: motion }),
    StyleInjector.configure({ nonce }),
  ];

function Place(props: { photo: OwnPhoto; index: number; onOpen: (id: number) => void }) {
  const { photo, index } = props;
  const { ref, handleRef, isDragging } = useSortable({ id: photo.id, index, transition: motion });
  return (
    <li ref={ref} className={styles.place} data-dragging={isDragging}>
      <PhotoTile photo={photo} number={index + 1} handle={handleRef} onOpen={() => props.onOpen(photo.id)} />
    </li>
  );
}

/** The photos in their order; each can be dragged to another place (PROF-4). */
export function SortablePhotos(props: SortedPhotos) {
  const nonce = useNonce();
  const plugins = useMemo(() => pluginsWith(nonce), [nonce]);
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
        props.onMove(Number(source.id), source.index);
      }}
    >
      {props.photos.map((photo, index) => (
        <Place key={photo.id} photo={photo} index={index} onOpen={props.onOpen} />
      ))}
    </DragDropProvider>
  );
}
