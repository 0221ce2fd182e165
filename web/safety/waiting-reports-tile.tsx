import { IconChevronRight, IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '#web/platform/intl/use-text.tsx';
import { reportsQuery } from './data/list-reports.ts';
import styles from './parts/waiting-reports-tile.module.css';

export { reportsQuery };

/** How many reports wait, and the way to them; for the console's overview. */
export function WaitingReportsTile() {
  const text = useText();
  const { data } = useQuery(reportsQuery());
  const { number, more } = data?.waiting ?? { number: 0, more: false };
  return (
    <Link to="/console/reports" className={styles.tile}>
      <IconFlag size={32} aria-hidden className={styles.icon} />
      <span>
        <span className={styles.name}>{text('safety.desk.title')}</span>
        <span className={styles.number}>
          {text(more ? 'safety.desk.waiting_more' : 'safety.desk.waiting', { number })}
        </span>
      </span>
      <IconChevronRight size={22} aria-hidden className={styles.way} />
    </Link>
  );
}
