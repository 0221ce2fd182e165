import { IconCheck } from '@tabler/icons-react';
import styles from './check-points.module.css';

/** A list of features with check marks. */
export function CheckList({ points }: { points: readonly string[] }) {
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
