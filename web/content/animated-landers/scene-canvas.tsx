import type { ReactNode } from 'react';
import styles from './transitions.module.css';

/**
 * The canvas of a scene. It fills the screen, with the disc that all scenes share in its centre (720, 450;
 * 120 wide). A phone shows the part from 512 to 928.
 */
export function SceneCanvas({ children }: { children: ReactNode }) {
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
