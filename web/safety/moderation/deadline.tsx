import { useIntl } from 'react-intl';
import { hour } from '#contract/kit/durations.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './deadline.module.css';

/** From this number of hours on, the deadline is shown in days. */
const long = 48;

/**
 * The time left until the deadline of a report or complaint (DSA-7). `now` is the moment when the data was
 * read.
 */
export function Deadline({ due, now }: { due: string; now: number }) {
  const text = useText();
  const intl = useIntl();
  const hours = Math.floor((Date.parse(due) - now) / hour);
  const isLate = Date.parse(due) <= now;
  const left = () => {
    if (isLate)
      return text('safety.desk.overdue', {
        date: intl.formatDate(due, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }),
      });
    return hours < long
      ? text('safety.desk.due', { hours })
      : text('safety.desk.due_days', { days: Math.floor(hours / 24) });
  };
  return (
    <time dateTime={due} className={styles.due} data-state={isLate ? 'late' : hours < 24 ? 'soon' : 'calm'}>
      {left()}
    </time>
  );
}
