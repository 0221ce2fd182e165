import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { ComplaintCase } from '#contract/safety/complaint.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from '../complaints/complaint.module.css';
import caseStyles from './report-page.module.css';

/** The text of a complaint, and its sender as far as stated. */
export function ComplaintFacts({ complaint }: { complaint: ComplaintCase }) {
  const text = useText();
  const intl = useIntl();
  const { words, sender, member, order, place, created_at } = complaint;
  return (
    <div className={caseStyles.evidence}>
      <section className={caseStyles.part}>
        <p className={caseStyles.said}>{words}</p>
        <p className={caseStyles.quiet}>
          {intl.formatDate(created_at, { dateStyle: 'long', timeStyle: 'short' })}
        </p>
      </section>
      <section className={caseStyles.part}>
        <dl className={styles.facts}>
          <dt>{text('safety.desk.complaint_from')}</dt>
          <dd>
            {member === null ? null : <MemberLink member={member} />}
            {sender === null ? null : `${sender.name} ${sender.email}`.trim()}
            {member === null && sender === null ? text('safety.desk.complaint_nobody') : null}
          </dd>
          {place === null ? null : (
            <>
              <dt>{text('safety.complaint.place')}</dt>
              <dd>{place}</dd>
            </>
          )}
          {order === null ? null : (
            <>
              <dt>{text('safety.complaint.order')}</dt>
              <dd>
                <Link to={`/console/payments/${order}`}>{order}</Link>
              </dd>
            </>
          )}
        </dl>
        {member === null ? null : (
          <Link to="/console/payments" className={caseStyles.back}>
            {text('safety.desk.complaint_payments')}
          </Link>
        )}
      </section>
    </div>
  );
}
