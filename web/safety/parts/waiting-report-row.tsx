import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { WaitingReport } from '#contract/safety/list-reports.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './waiting-reports.module.css';

/** One report in the queue: what it is about and why, since when, and who works on it. Of its content nothing. */
export function WaitingReportRow({ report }: { report: WaitingReport }) {
  const text = useText();
  const intl = useIntl();
  const { id, number, status, subject, reason, created_at, held } = report;
  return (
    <li className={styles.row} data-urgent={reason === 'underage'}>
      <div className={styles.what}>
        <p className={styles.reason}>{text(`safety.reason.${reason}`)}</p>
        <p className={styles.facts}>
          {status === 'appealed' ? <span className={styles.mark}>{text('safety.desk.appeal')}</span> : null}
          {reason === 'thought_real' ? (
            <span className={styles.mark}>{text('safety.desk.refund')}</span>
          ) : null}
          {held === 'nobody' ? null : <span className={styles.held}>{text(`safety.desk.held_${held}`)}</span>}
          <span>{text(`safety.subject.${subject}`)}</span>
          <time dateTime={created_at}>
            {intl.formatDate(created_at, {
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
        <Link
          to={`/console/reports/${id}`}
          className={styles.take}
          aria-label={text('safety.desk.take_that', { number })}
        >
          {text('safety.desk.take')}
        </Link>
      )}
    </li>
  );
}
