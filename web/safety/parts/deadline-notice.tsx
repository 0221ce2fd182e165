import { Alert } from '@mantine/core';
import { Link } from 'react-router';
import type { WaitingComplaint } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Deadline } from './deadline.tsx';
import styles from './waiting-reports.module.css';

/** Above all that waits: the reported intimate images, which have hours (NCII-1); nothing where there are none. */
export function DeadlineNotice({
  complaints,
  now,
}: {
  complaints: readonly WaitingComplaint[];
  now: number;
}) {
  const text = useText();
  const timed = complaints.filter(({ due_at }) => due_at !== null);
  const [first] = timed;
  if (first?.due_at == null) return null;
  return (
    <Alert color="red" variant="light" role="status" className={styles.notice}>
      <div className={styles.urgent}>
        <p>{text('safety.desk.removals', { number: timed.length })}</p>
        <Deadline due={first.due_at} now={now} />
        <Link to="#complaints" className={styles.take}>
          {text('safety.desk.take')}
        </Link>
      </div>
    </Alert>
  );
}
