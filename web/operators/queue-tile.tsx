import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './queue-tile.module.css';

/** A queue on the console overview: its name, the number of waiting items, and a link to it. */
export function QueueTile(props: { to: string; icon: ReactNode; title: string; waiting: string }) {
  return (
    <Link to={props.to} className={styles.tile}>
      <span className={styles.icon} aria-hidden>
        {props.icon}
      </span>
      <span>
        <span className={styles.name}>{props.title}</span>
        <span className={styles.number}>{props.waiting}</span>
      </span>
      <IconChevronRight size={22} aria-hidden className={styles.way} />
    </Link>
  );
}
