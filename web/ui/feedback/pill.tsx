import type { ReactNode } from 'react';
import styles from './pill.module.css';

/** A word or two on a soft ground; the text carries the meaning, the tone only helps. */
export function Pill(props: { tone?: 'quiet' | 'primary' | 'success' | 'warning'; children: ReactNode }) {
  return <span className={`${styles.pill} ${styles[props.tone ?? 'quiet']}`}>{props.children}</span>;
}
