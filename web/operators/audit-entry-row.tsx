import { Link } from 'react-router';
import type { AuditEntry } from '#contract/operators/search-audit-log.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useAreaText } from './audit-area.ts';
import styles from './console-security-page.module.css';
import { useMomentText } from './moment-text.ts';

/** The page of what an entry is about, as far as its area has one. */
const subjectPage = ({ action, subject }: AuditEntry): string | null => {
  if (subject === null) return null;
  if (/^(?:credits|payments)\/.*(?:payment|refund|debt)/.test(action)) return `/console/payments/${subject}`;
  if (/^safety\/.*(?:report|decide)/.test(action)) return `/console/reports/${subject}`;
  return null;
};

/** One entry of the audit log. The number of the member leads to the member's page. */
export function AuditEntryRow({ entry }: { entry: AuditEntry }) {
  const text = useText();
  const momentText = useMomentText();
  const areaText = useAreaText();
  const { action, member, subject, details } = entry;
  const [area = ''] = action.split('/');
  const page = subjectPage(entry);
  const about = subject === null ? null : text('operators.audit.about', { number: String(subject) });
  return (
    <li className={styles.row}>
      <time dateTime={entry.at} className={styles.when}>
        {momentText(entry.at)}
      </time>
      <div className={styles.what}>
        <p className={styles.name}>
          {text('operators.audit.entry', { look: entry.look ? 'yes' : 'no', area: areaText(area) })}
        </p>
        <p className={styles.facts}>
          <span>{entry.operator ?? text('operators.audit.command_line')}</span>
          <Link to={`/console/audit?action=${encodeURIComponent(action)}`}>{action}</Link>
          {page === null || about === null ? <span>{about}</span> : <Link to={page}>{about}</Link>}
          {Object.entries(details).map(([name, value]) => (
            <span key={name}>{`${name}: ${value}`}</span>
          ))}
        </p>
      </div>
      {member === null ? null : (
        <Link to={`/console/members/${member}`} className={styles.member}>
          {text('operators.audit.member_page', { number: String(member) })}
        </Link>
      )}
    </li>
  );
}
