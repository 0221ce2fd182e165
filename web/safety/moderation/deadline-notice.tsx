import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import type { WaitingComplaint } from '#contract/safety/complaint.ts';
import type { WaitingReport } from '#contract/safety/list-reports.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Deadline } from './deadline.tsx';
import styles from './waiting-reports.module.css';

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
    ...reports.map(({ urgency, due_at }) => ({ urgency, due: due_at, at: '#reports' })),
    ...complaints.map(({ urgency, due_at }) => ({ urgency, due: due_at, at: '#complaints' })),
  ].sort((one, other) => Date.parse(one.due) - Date.parse(other.due));
  const late = waiting.filter(({ due }) => Date.parse(due) <= now);
  const images = waiting.filter(({ urgency }) => urgency === 'intimate_images');
  const line = (said: string, [first]: typeof waiting) =>
    first === undefined ? null : (
      <div className={styles.urgent}>
        <p>{said}</p>
        <Deadline due={first.due} now={now} />
        <Link to={first.at} className={styles.take}>
          {text('safety.desk.take')}
        </Link>
      </div>
    );
  if (late.length + images.length === 0) return null;
  return (
    <Alert color="red" variant="light" role="status" className={styles.notice}>
      {line(text('safety.desk.late', { number: late.length }), late)}
      {line(text('safety.desk.removals', { number: images.length }), images)}
    </Alert>
  );
}
