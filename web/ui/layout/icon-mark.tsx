import type { ReactNode } from 'react';
import styles from './icon-mark.module.css';

/**
 * An icon on a small square, beside a text. `raised` is for a sunken background, `on` for a setting that is
 * switched on.
 */
export function IconTile(props: { tone?: 'soft' | 'raised' | 'on'; children: ReactNode }) {
  return <span className={`${styles.mark} ${styles[props.tone ?? 'soft'] ?? ''}`}>{props.children}</span>;
}
