import type { ReactNode } from 'react';
import styles from './pill.module.css';

/** A word or two on a soft background. The text carries the meaning; the tone is only an aid. */
export function Pill(props: { tone?: 'quiet' | 'primary' | 'success' | 'warning'; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[props.tone ?? 'quiet']}`}>{props.children}</span>;
}
