import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { type ComplaintCase, isNotice } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './report-page.module.css';

/** The cases of a notice, and the answer that an appeal is about (SAFE-5, DSA-3). */
export function NoticeLinks({ complaint }: { complaint: ComplaintCase }) {
  const text = useText();
  const intl = useIntl();
  const { appeals, cases, alone_from: alone } = complaint;
  return (
    <>
      {appeals === null ? null : (
        <section className={styles.part}>
          <h2 className={styles.heading}>
            {text('safety.desk.complaint_appeals', { number: appeals.number })}
          </h2>
          <p className={styles.said}>{appeals.words}</p>
          <p className={styles.quiet}>{appeals.answer}</p>
          {alone === null ? null : (
            <p>{text('safety.case.alone', { date: intl.formatDate(alone, { dateStyle: 'long' }) })}</p>
          )}
        </section>
      )}
      {cases.length === 0 || !isNotice(complaint.subject) ? null : (
        <section className={styles.part}>
          <h2 className={styles.heading}>{text('safety.open.cases')}</h2>
          {cases.map(({ id, number, outcome }) => (
            <Link key={id} to={`/console/reports/${id}`} className={styles.back}>
              {text('safety.open.case', { number, outcome: outcome ?? 'none' })}
            </Link>
          ))}
        </section>
      )}
    </>
  );
}
