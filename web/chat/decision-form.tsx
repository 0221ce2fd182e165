import type { ReportCase } from '#contract/safety/report-case.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { AppealReview } from './decisions/appeal-review.tsx';
import styles from './decisions/decision-form.module.css';
import { type BanMutation, FirstDecision } from './decisions/first-decision.tsx';
import { ReopenCaseForm } from './decisions/reopen-case-form.tsx';

/**
 * The form for an operator's decision on a claimed case: on the report, or on the appeal against it (SAFE-2,
 * DSA-2, DSA-3).
 */
export function DecisionForm(props: {
  report: ReportCase;
  ban: BanMutation;
  /** Identical copies of the pictures that other members own. */
  copies: number;
}) {
  const { report, ban, copies } = props;
  const text = useText();
  return (
    <Panel className={styles.panel}>
      {report.status === 'open' ? <FirstDecision report={report} ban={ban} copies={copies} /> : null}
      {report.status === 'appealed' ? <AppealReview report={report} /> : null}
      {report.status === 'closed' ? (
        <div className={styles.form}>
          <p>{text('safety.case.decided')}</p>
          {report.reopens ? <ReopenCaseForm report={report.id} /> : null}
        </div>
      ) : null}
    </Panel>
  );
}
