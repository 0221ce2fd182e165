import { Link } from 'react-router';
import type { NoticeMember } from '#contract/profiles/notice-subject.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './notice-subject.module.css';

/** The other notices and the open cases about the member of a notice, and their page. */
export function RelatedNotices({ member }: { member: NoticeMember }) {
  const text = useText();
  const reports = member.reports.filter(({ id }) => id !== member.case?.report);
  return (
    <div className={styles.related}>
      <h3 className={styles.relatedTitle}>{text('safety.subject.related')}</h3>
      <ul>
        {member.notices.map(({ id, number, subject, open }) => (
          <li key={id}>
            {open ? (
              <Link to={`/console/complaints/${id}`}>{number}</Link>
            ) : (
              <span>
                {number} ({text('safety.subject.answered')})
              </span>
            )}{' '}
            {text(`safety.complaint.subject_of.${subject}`)}
          </li>
        ))}
        {reports.map(({ id, number, reason }) => (
          <li key={id}>
            <Link to={`/console/reports/${id}`}>{number}</Link> {text(`safety.reason.${reason}`)}
          </li>
        ))}
        <li>
          <Link to={`/console/members/${member.member}`}>{text('safety.subject.open')}</Link>
        </li>
      </ul>
    </div>
  );
}
