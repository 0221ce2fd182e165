import { useIntl } from 'react-intl';
import type { OwnReport } from '#contract/safety/list-cases.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './cases.module.css';

/** A report by the member, and its outcome (TRUST-4). */
export function OwnReportRow({ report }: { report: OwnReport }) {
  const text = useText();
  const intl = useIntl();
  const { number, subject, name, reason, created_at, outcome, decided_at, credits } = report;
  const what = text(`safety.subject.${subject}`);
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>
        {name === null ? what : text('safety.cases.of', { subject: what, name })}
      </h3>
      <p>{text(`safety.reason.${reason}`)}</p>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.cases.sent', { date: date(created_at) })}
      </p>
      <p className={styles.state} data-done={outcome !== null}>
        {outcome === null || decided_at === null
          ? text('safety.cases.waiting')
          : text('safety.cases.done', { date: date(decided_at) })}
      </p>
      {outcome === null ? null : <p>{text(`safety.cases.${outcome}_what`, { credits: credits ?? 0 })}</p>}
      {reason === 'thought_real' && outcome !== 'refunded' ? (
        <p className={styles.quiet}>
          {text(outcome === null ? 'profiles.report.refund' : 'safety.cases.not_refunded')}
        </p>
      ) : null}
    </li>
  );
}
