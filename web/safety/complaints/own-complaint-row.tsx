import { useIntl } from 'react-intl';
import { type OwnComplaint, redressOf } from '#contract/safety/complaint.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from '../cases/cases.module.css';

/** The member's complaint and our answer (SAFE-1). */
export function OwnComplaintRow({ complaint }: { complaint: OwnComplaint }) {
  const text = useText();
  const intl = useIntl();
  const { number, subject, words, created_at, answer } = complaint;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <li className={styles.case}>
      <h3 className={styles.title}>{text(`safety.complaint.subject_of.${subject}`)}</h3>
      <p className={styles.quiet}>
        {text('safety.cases.number', { number })}
        <br />
        {text('safety.complaint.sent', { date: date(created_at) })}
      </p>
      <p className={styles.words}>{words}</p>
      <p className={styles.state} data-done={answer !== null}>
        {answer === null
          ? text('safety.complaint.waiting')
          : text(`safety.complaint.outcome.${answer.outcome}`)}
      </p>
      {answer === null ? null : (
        <>
          <p className={styles.part}>{text('safety.complaint.answer', { date: date(answer.answered_at) })}</p>
          <p className={styles.words}>{answer.words}</p>
          <p className={styles.quiet}>{text('safety.complaint.redress', { redress: redressOf(subject) })}</p>
        </>
      )}
    </li>
  );
}
