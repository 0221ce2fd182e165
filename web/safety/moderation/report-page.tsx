import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { banMemberMutation } from '#web/accounts/ban-member.ts';
import { DecisionForm } from '#web/chat/decision-form.tsx';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseLayout, useCaseId } from './case-layout.tsx';
import { Deadline } from './deadline.tsx';
import styles from './report-page.module.css';
import { ReporterFacts } from './reporter-facts.tsx';
import { caseQuery } from './reports.query.ts';
import { RestrictionFacts } from './restriction-facts.tsx';

// The page requests the case, not the loader. The request claims the case, and every look is recorded.
export const loader = operatorLoader(async () => {});

/**
 * One case: the evidence frozen with the report, and the decision on it (SAFE-2). Never the conversation as
 * it is now.
 */
export default function ReportPage() {
  const text = useText();
  const { data, error, refetch, dataUpdatedAt: now } = useQuery(caseQuery(useCaseId()));
  const report = data?.report;
  return (
    <CaseLayout
      title={text('safety.desk.report')}
      error={error}
      retry={() => void refetch()}
      found={
        report
          ? {
              heading: text(`safety.reason.${report.reason}`),
              number: report.number,
              facts: <CaseEvidence report={report} />,
              side: (
                <>
                  {report.due_at === null ? null : <Deadline due={report.due_at} now={now} />}
                  <MemberLink member={report.member} className={styles.back} />
                  <ReporterFacts report={report} />
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
                </>
              ),
            }
          : null
      }
    />
  );
}
