import type { ReactNode } from 'react';
import styles from './outcome-frame.module.css';

/** Layout of an outcome in the middle of the page: picture, title, explanation and next steps. */
export function OutcomeFrame(props: {
  picture: ReactNode;
  title: string;
  body: ReactNode;
  /** Facts below the next steps, which stay in sight on a phone. */
  details?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section className={styles.outcome}>
      {props.picture}
      <div className={styles.said} aria-live="polite">
        <h1 className={styles.title}>{props.title}</h1>
        <div className={styles.body}>{props.body}</div>
      </div>
      {props.children ? <div className={styles.next}>{props.children}</div> : null}
      {props.details}
    </section>
  );
}
