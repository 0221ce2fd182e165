import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ReportCase } from '#contract/safety/report-case.ts';
import { banMemberMutation } from '#web/accounts/ban-member.ts';
import { copiesOfOthers, PictureCopies, picturesCopiesQuery } from '#web/accounts/picture-copies.tsx';
import { DecisionForm } from '#web/chat/decision-form.tsx';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { CaseLayout, useCaseId } from './case-layout.tsx';
import { Deadline } from './deadline.tsx';
import { ReaderLanguage } from './reader-language.tsx';
import styles from './report-page.module.css';
import { ReporterFacts } from './reporter-facts.tsx';
import { caseQuery } from './reports.query.ts';
import { RestrictionFacts } from './restriction-facts.tsx';

/** How a case without a reporter came about, and the notice behind it (SAFE-5). */
function SourceFacts({ report: { source, complaint } }: { report: ReportCase }) {
  const text = useText();
  if (source === 'member') return null;
  return (
    <section className={styles.part}>
      <p>{text(`safety.case.source.${source}`)}</p>
      {complaint === null ? null : (
        <Link to={`/console/complaints/${complaint.id}`} className={styles.back}>
          {text('safety.open.notice', { number: complaint.number })}
        </Link>
      )}
    </section>
  );
}

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
  const copies = useQuery({
    ...picturesCopiesQuery('report', report?.id ?? 0),
    enabled: report !== undefined && report !== null,
  });
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
              facts: (
                <>
                  <CaseEvidence report={report} />
                  <PictureCopies about="report" id={report.id} />
                </>
              ),
              side: (
                <>
                  <div className={styles.top}>
                    <MemberLink member={report.member} className={styles.back} />
                    {report.due_at === null ? null : <Deadline due={report.due_at} now={now} />}
                  </div>
                  <ReaderLanguage language={report.language} />
                  <SourceFacts report={report} />
                  <ReporterFacts report={report} />
                  <DecisionForm
                    key={report.status}
                    report={report}
                    ban={banMemberMutation()}
                    copies={copiesOfOthers(copies.data?.pictures ?? [], report.member)}
                  />
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
