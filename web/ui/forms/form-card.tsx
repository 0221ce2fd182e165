import type { ReactNode } from 'react';
import { SparkRays } from '../brand/shards.tsx';
import styles from './form-card.module.css';

/**
 * A single form in the middle of the page: on a phone the page itself, on a larger screen a card with sparks.
 */
export function FormCard({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.round} aria-hidden="true" />
      <svg className={styles.sparks} viewBox="-24 -24 48 48" aria-hidden="true">
        <SparkRays x={0} y={0} kind="around" />
      </svg>
      <div className={styles.card}>{children}</div>
    </div>
  );
}
