import { IconLock, IconStarFilled } from '@tabler/icons-react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Picture } from '../picture.tsx';
import styles from './photo-tile.module.css';

/** One of the member's own photos. A tap opens its actions; its marks show the status. */
export function PhotoTile(props: {
  photo: OwnPhoto;
  number: number;
  handle?: (element: Element | null) => void;
  onOpen: () => void;
}) {
  const text = useText();
  const { photo, number, handle, onOpen } = props;
  const status = photo.status === 'active' ? null : text(`photos.status.${photo.status}`);
  // The accessible name lists all marks in order. The visible marks are aria-hidden, because read one after
  // the other they would run together.
  const marks = [
    photo.main ? text('photos.main') : null,
    status,
    photo.premium_only ? text('photos.premium_only') : null,
  ].filter((mark) => mark !== null);
  return (
    <button
      type="button"
      ref={handle}
      className={styles.tile}
      aria-label={[text('photos.own', { number }), ...marks].join(', ')}
      aria-haspopup="dialog"
      data-status={photo.status}
      onClick={onOpen}
    >
      <Picture image={photo.image} alt="" size="card" />
      {photo.main ? (
        <span className={styles.main} aria-hidden>
          <IconStarFilled size={13} aria-hidden />
          <span>{text('photos.main')}</span>
        </span>
      ) : null}
      {photo.premium_only ? (
        <span className={styles.lock}>
          <IconLock size={16} aria-hidden />
        </span>
      ) : null}
      {status === null ? null : (
        <span className={styles.status} data-status={photo.status} aria-hidden>
          {status}
        </span>
      )}
    </button>
  );
}
