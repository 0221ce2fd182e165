import { IconCheck } from '@tabler/icons-react';
import styles from './check-points.module.css';

/** What something does, point by point. */
export function CheckPoints({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <IconCheck size={18} aria-hidden />
          {point}
        </li>
      ))}
    </ul>
  );
}
