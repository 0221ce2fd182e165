import type { WaitingReport } from '#contract/safety/list-reports.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { Deadline } from './deadline.tsx';
import { WaitingRow } from './waiting-row.tsx';

/**
 * One report in the moderation queue with its subject and special marks. `now` is the moment when the report
 * was read.
 */
export function WaitingReportRow({ report, now }: { report: WaitingReport; now: number }) {
  const text = useText();
  const { id, number, status, subject, reason, created_at, urgency, due_at, held } = report;
  return (
    <WaitingRow
      to={`/console/reports/${id}`}
      number={number}
      createdAt={created_at}
      held={held}
      due={<Deadline due={due_at} now={now} />}
      urgency={urgency}
      reason={text(`safety.reason.${reason}`)}
      marks={[
        ...(status === 'appealed' ? [text('safety.desk.appeal')] : []),
        ...(reason === 'thought_real' ? [text('safety.desk.refund')] : []),
      ]}
      subject={text(`safety.subject.${subject}`)}
      take={text('safety.desk.take_that', { number })}
    />
  );
}
