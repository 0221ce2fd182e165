import { Alert } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { hour } from '#contract/kit/durations.ts';
import type { WaitingComplaint } from '#contract/safety/complaint.ts';
import type { WaitingReport } from '#contract/safety/list-reports.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './deadline.module.css';
import waitingReportsStyles from './waiting-reports.module.css';

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

/**
 * The notice above the moderation queue: late cases, and intimate images, which have a legal deadline (DSA-7,
 * NCII-1).
 */
export function DeadlineNotice(props: {
  reports: readonly WaitingReport[];
  complaints: readonly WaitingComplaint[];
  now: number;
}) {
  const text = useText();
  const { reports, complaints, now } = props;
  const waiting = [
    ...reports.map(({ urgency, due_at }) => ({ urgency, due: due_at })),
    ...complaints.map(({ urgency, due_at }) => ({ urgency, due: due_at })),
  ].sort((one, other) => Date.parse(one.due) - Date.parse(other.due));
  const late = waiting.filter(({ due }) => Date.parse(due) <= now);
  const images = waiting.filter(({ urgency }) => urgency === 'intimate_images');
  const line = (said: string, [first]: typeof waiting, filter: string) =>
    first === undefined ? null : (
      <div className={waitingReportsStyles.urgent}>
        <p>{said}</p>
        <Deadline due={first.due} now={now} />
        <Link to={filter} className={waitingReportsStyles.take}>
          {text('safety.desk.take')}
        </Link>
      </div>
    );
  if (late.length + images.length === 0) return null;
  return (
    <Alert color="red" variant="light" role="status" className={waitingReportsStyles.notice}>
      {line(text('safety.desk.late', { number: late.length }), late, '?due=late&sort=due')}
      {line(text('safety.desk.removals', { number: images.length }), images, '?why=intimate_image')}
    </Alert>
  );
}
