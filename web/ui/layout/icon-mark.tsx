import type { ReactNode } from 'react';
import styles from './icon-mark.module.css';

/** A sign on a square of its own, beside its words: `raised` on a sunken ground, `on` for what is switched on. */
export function IconMark(props: { tone?: 'soft' | 'raised' | 'on'; children: ReactNode }) {
  return <span className={`${styles.mark} ${styles[props.tone ?? 'soft'] ?? ''}`}>{props.children}</span>;
}
