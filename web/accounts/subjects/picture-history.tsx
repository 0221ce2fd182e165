import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { getPicture } from '#contract/accounts/subjects/get-picture.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { outcome } from '#contract/safety/decision.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from './subjects.module.css';

/** The cases, refusals and notices about a photo, the newest first. */
export function PictureHistory({ found }: { found: AnswerOf<typeof getPicture> }) {
  const text = useText();
  const intl = useIntl();
  const day = (at: string) => intl.formatDate(at, { dateStyle: 'medium' });
  const { cases, notices } = found;
  return (
    <Panel className={styles.part}>
      <h2 className={styles.heading}>{text('accounts.picture.cases')}</h2>
      {cases.length === 0 ? <p className={styles.quiet}>{text('accounts.picture.no_cases')}</p> : null}
      <ul className={styles.list}>
        {cases.map((one) => {
          const decided = outcome.safeParse(one.outcome).data;
          return (
            <li key={one.report} className={styles.line}>
              <Link to={`/console/reports/${one.report}`}>{one.number}</Link>
              <span>{text(`safety.reason.${one.reason}`)}</span>
              {decided === undefined ? null : <span>{text(`safety.outcome.${decided}`)}</span>}
              <span className={styles.quiet}>{day(one.created_at)}</span>
            </li>
          );
        })}
      </ul>
      <h2 className={styles.heading}>{text('accounts.picture.notices')}</h2>
      {notices.length === 0 ? <p className={styles.quiet}>{text('accounts.picture.no_notices')}</p> : null}
      <ul className={styles.list}>
        {notices.map(({ id, number, subject, open, created_at }) => (
          <li key={id} className={styles.line}>
            {open ? <Link to={`/console/complaints/${id}`}>{number}</Link> : <span>{number}</span>}
            <span>{text(`safety.complaint.subject_of.${subject}`)}</span>
            {open ? null : <span>{text('safety.subject.answered')}</span>}
            <span className={styles.quiet}>{day(created_at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
