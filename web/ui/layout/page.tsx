import type { ReactNode } from 'react';
import styles from './page.module.css';

/**
 * Frame of a page's content: `narrow` for forms (480 px), `text` for reading (70 characters), `wide` for
 * lists. `frame` is as wide as the top bar.
 */
export function Page(props: { width?: 'narrow' | 'text' | 'wide' | 'frame'; children: ReactNode }) {
  return <div className={`${styles.page} ${styles[props.width ?? 'wide']}`}>{props.children}</div>;
}

/** Title of a page, optionally with a sentence below and an element at the right. */
export function PageHead(props: { title: ReactNode; lead?: ReactNode; aside?: ReactNode }) {
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{props.title}</h1>
        {props.lead ? <p className={styles.lead}>{props.lead}</p> : null}
      </div>
      {props.aside}
    </div>
  );
}
