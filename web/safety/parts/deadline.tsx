import { useIntl } from 'react-intl';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './deadline.module.css';

const hour = 3_600_000;

/** How long an intimate image without consent may still be on the site (NCII-1). `now`: of when what is shown was read. */
export function Deadline({ due, now }: { due: string; now: number }) {
  const text = useText();
  const intl = useIntl();
  const left = Date.parse(due) - now;
  const date = intl.formatDate(due, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
  return (
    <time dateTime={due} className={styles.due} data-late={left <= 0}>
      {left > 0
        ? text('safety.desk.due', { hours: Math.floor(left / hour) })
        : text('safety.desk.overdue', { date })}
    </time>
  );
}
