import type { ReactNode } from 'react';
import styles from './banner.module.css';

/** A notice at the top of the page, with its actions at the end (SHELL-13). */
export function Banner(props: { label: string; icon: ReactNode; ways: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.banner} aria-label={props.label}>
      <div className={styles.inner}>
        <p className={styles.words}>
          {props.icon}
          <span>{props.children}</span>
        </p>
        <div className={styles.ways}>{props.ways}</div>
      </div>
    </section>
  );
}
