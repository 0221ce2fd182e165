import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { WaitingReport } from '#contract/safety/list-reports.ts';
import type { Urgency } from '#contract/safety/urgency.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Deadline } from './deadline.tsx';
import styles from './waiting-reports.module.css';

/**
 * One case in a moderation queue: its reason, its age, its holder, and a link to claim it. Never its content.
 */
export function WaitingRow(props: {
  to: string;
  number: string;
  createdAt: string;
  held: 'nobody' | 'you' | 'other';
  urgency: Urgency;
  reason: string;
  /** The time left until its deadline. */
  due: ReactNode;
  /** Special marks, such as an appeal or a refund. */
  marks?: readonly string[];
  subject?: string;
  /** The full accessible name of the link. */
  take: string;
}) {
  const text = useText();
  const intl = useIntl();
  const { number, createdAt, held, urgency, marks = [], subject } = props;
  return (
    <li className={styles.row} data-urgent={urgency !== 'scams' && urgency !== 'rest'}>
      <div className={styles.what}>
        <p className={styles.reason}>{props.reason}</p>
        <p className={styles.facts}>
          {props.due}
          {marks.map((mark) => (
            <span key={mark} className={styles.mark}>
              {mark}
            </span>
          ))}
          {held === 'nobody' ? null : <span className={styles.held}>{text(`safety.desk.held_${held}`)}</span>}
          {subject === undefined ? null : <span>{subject}</span>}
          <time dateTime={createdAt}>
            {intl.formatDate(createdAt, {
              day: 'numeric',
              month: 'short',
              hour: '2-digit',
              minute: '2-digit',
            })}
          </time>
          <span className={styles.quiet}>{number}</span>
        </p>
      </div>
      {held === 'other' ? null : (
        <Link to={props.to} className={styles.take} aria-label={props.take}>
          {text('safety.desk.take')}
        </Link>
      )}
    </li>
  );
}

/**
 * One report in the moderation queue with its subject and special marks. `now` is the moment when the report
 * was read.
 */
export function WaitingReportRow({ report, now }: { report: WaitingReport; now: number }) {
  const text = useText();
  const { id, number, status, subject, reason, created_at, urgency, due_at, held } = report;
  const { standing, wave, hides } = report;
  return (
    <WaitingRow
      to={`/console/reports/${id}`}
      number={number}
      createdAt={created_at}
      held={held}
      due={<Deadline due={due_at} now={now} />}
      urgency={urgency}
      reason={text(`safety.reason.${reason}`)}
      marks={[
        ...(hides ? [text('safety.desk.hides')] : []),
        ...(wave > 1 ? [text('safety.desk.wave', { number: wave })] : []),
        ...(reason === 'underage' && standing !== null ? [text(`safety.standing.${standing}`)] : []),
        ...(status === 'appealed' ? [text('safety.desk.appeal')] : []),
        ...(reason === 'thought_real' ? [text('safety.desk.refund')] : []),
      ]}
      subject={text(`safety.subject.${subject}`)}
      take={text('safety.desk.take_that', { number })}
    />
  );
}
