import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import type { OwnReport } from '#contract/safety/list-cases.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { memberLoader } from '#web/platform/visit/page-loader.ts';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { SettingsSection } from '#web/ui/forms/settings-section.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { casesQuery, OwnDecisions } from '../own-decisions.tsx';
import styles from './cases.module.css';
import { FraudWarnings } from './fraud-warnings.tsx';
import { Appeal } from './own-decision-card.tsx';
import { OwnReporting } from './own-reporting.tsx';

/** A report by the member, and its outcome (TRUST-4). */
function OwnReportRow({ report }: { report: OwnReport }) {
  const text = useText();
  const intl = useIntl();
  const { number, subject, name, reason, created_at, outcome, decided_at, credits } = report;
  const { id, appeal, appeal_until: until } = report;
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
      {until === null ? null : <Appeal id={id} appeal={appeal} appeal_until={until} isReporter />}
      {reason === 'thought_real' && outcome !== 'refunded' ? (
        <p className={styles.quiet}>
          {text(outcome === null ? 'profiles.report.refund' : 'safety.cases.not_refunded')}
        </p>
      ) : null}
    </li>
  );
}

export const loader = memberLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(casesQuery());
});

/**
 * The outcome of the member's reports, and the decisions about the member with the way to appeal (SAFE-1,
 * DSA-2, DSA-3).
 */
export default function CasesPage() {
  const text = useText();
  const { data, error, refetch } = useQuery(casesQuery());
  return (
    <Page width="narrow">
      <PageTitle title={text('safety.cases.title')} />
      <PageHead title={text('safety.cases.title')} lead={text('safety.cases.lead')} />
      {data === undefined && error !== null ? (
        <ErrorState error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <TextSkeleton lines={6} />
      ) : (
        <div className={styles.sections}>
          <OwnDecisions decisions={data.decisions} restrictions={data.restrictions} />
          <FraudWarnings warnings={data.fraud_warnings} />
          <OwnReporting reporting={data.reporting} />
          <SettingsSection title={text('safety.cases.reported')}>
            {data.reported.length === 0 ? (
              <p className={styles.quiet}>{text('safety.cases.none')}</p>
            ) : (
              <ul className={styles.list}>
                {data.reported.map((report) => (
                  <OwnReportRow key={report.number} report={report} />
                ))}
              </ul>
            )}
            <Link to="/complaints" className={styles.way}>
              {text('safety.complaint.open')}
            </Link>
          </SettingsSection>
        </div>
      )}
    </Page>
  );
}
