import type { ReactNode } from 'react';
import type { LogRow } from './log-rows.ts';
import styles from './message-log.module.css';

/** More rows than fit on any screen. */
const most = 40;

/**
 * The end of a conversation as rendered on the server. The box starts at its end, before any script can
 * scroll it there.
 */
export function ServerRenderedLog(props: {
  label: string;
  rows: readonly LogRow[];
  draw: (row: LogRow) => ReactNode;
}) {
  return (
    <section className={`${styles.scroller} ${styles.still}`} aria-label={props.label}>
      <div className={styles.list}>
        {props.rows.slice(-most).map((row) => (
          <div key={row.key} className={styles.row}>
            {props.draw(row)}
          </div>
        ))}
      </div>
    </section>
  );
}
