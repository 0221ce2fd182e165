import type { ReactNode } from 'react';
import styles from './transitions.module.css';

/**
 * What a scene is drawn on: it fills the screen, with the disc that all scenes share in its middle (720, 450; 120 wide).
 * A phone shows what lies between 512 and 928.
 */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.art}
      viewBox="0 0 1440 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
