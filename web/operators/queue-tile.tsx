import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { QueueName } from '#contract/content/figures/list-queues.ts';
import { QueueFacts } from './queue-facts.tsx';
import styles from './queue-tile.module.css';

interface QueueTileProps {
  readonly to: string;
  readonly icon: ReactNode;
  readonly title: string;
  readonly waiting: string;
  /** The queue whose age, deadline and finished items the tile shows. */
  readonly queue?: QueueName;
}

/** A queue on the console overview: its name, the number of waiting items, its facts, and a link to it. */
export function QueueTile({ to, icon, title, waiting, queue }: QueueTileProps) {
  return (
    <Link to={to} className={styles.tile}>
      <span className={styles.icon} aria-hidden>
        {icon}
      </span>
      <span>
        <span className={styles.name}>{title}</span>
        <span className={styles.number}>{waiting}</span>
        {queue === undefined ? null : <QueueFacts queue={queue} />}
      </span>
      <IconChevronRight size={22} aria-hidden className={styles.way} />
    </Link>
  );
}
