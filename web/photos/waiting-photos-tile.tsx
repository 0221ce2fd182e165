import { IconChevronRight, IconPhotoCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { waitingCountQuery } from './data/count-waiting-photos.ts';
import styles from './parts/waiting-photos-tile.module.css';

export { waitingCountQuery };

/** How many photos wait, and the way to them; for the console's overview. */
export function WaitingPhotosTile() {
  const text = useText();
  const { data } = useQuery(waitingCountQuery());
  const { number, more } = data?.waiting ?? { number: 0, more: false };
  return (
    <Link to="/console/photos" className={styles.tile}>
      <IconPhotoCheck size={32} aria-hidden className={styles.icon} />
      <span>
        <span className={styles.name}>{text('photos.review.title')}</span>
        <span className={styles.number}>
          {text(more ? 'photos.review.waiting_more' : 'photos.review.waiting', { number })}
        </span>
      </span>
      <IconChevronRight size={22} aria-hidden className={styles.way} />
    </Link>
  );
}
