import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { banMemberMutation } from '#web/accounts/ban-member.ts';
import { DecisionForm } from '#web/chat/decision-form.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { ErrorState } from '#web/ui/state-notice.tsx';
import { caseQuery } from '../data/claim-report.ts';
import { CaseEvidence } from '../parts/case-evidence.tsx';
import styles from '../parts/report-page.module.css';
import { RestrictionFacts } from '../parts/restriction-facts.tsx';

// The case itself is asked for by the page: it is taken by it, and every look is recorded.
export const loader = operatorLoader(async () => {});

/** One case: what was frozen with the report, and the decision on it (SAFE-2). Never the conversation as it is now. */
export default function ReportPage() {
  const text = useText();
  const id = Number(useParams().id);
  const { data, error } = useQuery(caseQuery(Number.isSafeInteger(id) && id > 0 ? id : 1));
  const report = data?.report;
  return (
    <Page>
      <PageTitle title={text('safety.desk.report')} />
      <Link to="/console/reports" className={styles.back}>
        {text('safety.desk.back')}
      </Link>
      {report ? (
        <>
          <PageHead
            title={text(`safety.reason.${report.reason}`)}
            lead={text('safety.cases.number', { number: report.number })}
          />
          <div className={styles.desk}>
            <CaseEvidence report={report} />
            <div className={styles.side}>
              <DecisionForm key={report.status} report={report} ban={banMemberMutation()} />
              {report.restrictions.length === 0 ? null : (
                <section className={styles.part}>
                  <h2 className={styles.heading}>{text('safety.restriction.now')}</h2>
                  {report.restrictions.map((restriction) => (
                    <RestrictionFacts key={restriction.number} restriction={restriction} />
                  ))}
                  <Link to="/console/restrictions" className={styles.back}>
                    {text('safety.restrictions.open')}
                  </Link>
                </section>
              )}
            </div>
          </div>
        </>
      ) : error ? (
        <ErrorState error={error} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Page>
  );
}
