import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { complaintSubject } from '#contract/safety/complaint.ts';
import type { NotifierCase } from '#contract/safety/notifiers/notifier.ts';
import { reportReason } from '#contract/safety/report-reason.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import styles from '../moderation/report-page.module.css';
import { TrustFacts } from '../moderation/reporter-facts.tsx';
import { NotifierForm } from './notifier-form.tsx';
import { NotifierReview } from './notifier-review.tsx';

/** The decided reports and notices of a sender, each with a link to its case. */
function SentReports({ sent }: Pick<NotifierCase, 'sent'>) {
  const text = useText();
  const intl = useIntl();
  const reasonOf = ({ kind, reason }: NotifierCase['sent'][number]) => {
    const [known, subject] = [reportReason.safeParse(reason), complaintSubject.safeParse(reason)];
    if (kind === 'report' && known.success) return text(`safety.reason.${known.data}`);
    return subject.success ? text(`safety.complaint.subject_of.${subject.data}`) : reason;
  };
  return (
    <ul className={styles.messages}>
      {sent.map((one) => (
        <li key={`${one.kind}-${one.id}`} className={styles.message}>
          <Link to={`/console/${one.kind === 'report' ? 'reports' : 'complaints'}/${one.id}`}>
            {one.number}
          </Link>
          <p className={styles.by}>
            <span>{reasonOf(one)}</span>
            <span>{text(one.founded ? 'safety.notifiers.founded' : 'safety.notifiers.unfounded')}</span>
            <span>{intl.formatDate(one.decided_at, { dateStyle: 'medium' })}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A sender of unfounded reports: the record, the trust in them, and the decision or the appeal. */
export function NotifierCard({ notifier }: { notifier: NotifierCase }) {
  const text = useText();
  const intl = useIntl();
  const { number, member, unfounded, founded, sent, trust, warned_at: warned, appealed } = notifier;
  const date = (moment: string) => intl.formatDate(moment, { dateStyle: 'long' });
  return (
    <Panel>
      <div className={styles.desk}>
        <div className={styles.evidence}>
          <div>
            <h2 className={styles.heading}>{text('safety.notifiers.count', { unfounded, founded })}</h2>
            <p className={styles.quiet}>{text('safety.cases.number', { number })}</p>
          </div>
          {member === null ? (
            <p>{text('safety.notifiers.address')}</p>
          ) : (
            <MemberLink member={member} className={styles.back} />
          )}
          {trust === null ? null : <TrustFacts trust={trust} />}
          <p>
            {warned === null
              ? text('safety.notifiers.never_warned')
              : text('safety.notifiers.warned', { date: date(warned) })}
          </p>
          <SentReports sent={sent} />
        </div>
        <div className={styles.side}>
          {appealed === null ? (
            <NotifierForm notifier={notifier} />
          ) : (
            <NotifierReview notifier={notifier} appealed={appealed} />
          )}
        </div>
      </div>
    </Panel>
  );
}
