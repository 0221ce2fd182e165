import type { ReactNode } from 'react';
import styles from './banner.module.css';

/**
 * A notice of the page, with its actions at the end (SHELL-13). On a phone it is one line above the bottom
 * bar, which shows `short` instead of the sentence.
 */
export function Banner(props: {
  label: string;
  icon: ReactNode;
  short?: ReactNode;
  ways: ReactNode;
  children: ReactNode;
}) {
  const { label, icon, short, ways, children } = props;
  return (
    <section className={styles.banner} aria-label={label}>
      <div className={styles.inner}>
        <p className={styles.words}>
          {icon}
          <span className={short ? styles.long : ''}>{children}</span>
          {short ? <span className={styles.short}>{short}</span> : null}
        </p>
        <div className={styles.ways}>{ways}</div>
      </div>
    </section>
  );
}
