import { IconChevronRight, IconPhotoCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { WaitingNumber } from '#contract/photos/waiting-number.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { waitingCountQuery } from './data/count-waiting-photos.ts';
import styles from './parts/waiting-photos-tile.module.css';

export { waitingCountQuery };

/** How many photos of profiles wait, and the way to them; for the console's overview. */
export function WaitingPhotosTile() {
  const text = useText();
  const { data } = useQuery(waitingCountQuery());
  return <WaitingTile to="/console/photos" title={text('photos.review.title')} waiting={data?.waiting} />;
}

/** A queue of pictures: how many wait, and the way there. */
export function WaitingTile(props: { to: string; title: string; waiting: WaitingNumber | undefined }) {
  const text = useText();
  const { number, more } = props.waiting ?? { number: 0, more: false };
  return (
    <Link to={props.to} className={styles.tile}>
      <IconPhotoCheck size={32} aria-hidden className={styles.icon} />
      <span>
        <span className={styles.name}>{props.title}</span>
        <span className={styles.number}>
          {text(more ? 'photos.review.waiting_more' : 'photos.review.waiting', { number })}
        </span>
      </span>
      <IconChevronRight size={22} aria-hidden className={styles.way} />
    </Link>
  );
}
