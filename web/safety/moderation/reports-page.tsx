import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { BrakeNotice } from './brake-notice.tsx';
import { DeadlineNotice } from './deadline.tsx';
import { caseQuery, claimNextReportMutation, reportsQuery } from './reports.query.ts';
import { WaitingComplaints } from './waiting-complaints.tsx';
import styles from './waiting-reports.module.css';
import { WaitingReportRow } from './waiting-row.tsx';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(reportsQuery());
});

/** The moderation queue of reports and complaints (SAFE-1, SAFE-2). */
export default function ReportsPage() {
  const text = useText();
  const failure = useFailureText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, error, refetch, dataUpdatedAt: now } = useQuery(reportsQuery());
  const take = useMutation({
    ...claimNextReportMutation(),
    onSuccess({ report }) {
      if (report === null) return toast({ tone: 'info', text: text('safety.desk.none_free') });
      queries.setQueryData(caseQuery(report.id).queryKey, { report });
      void navigate(`/console/reports/${report.id}`);
    },
    onError: (problem) => toast({ tone: 'danger', text: failure(problem) }),
  });
  const waiting = data?.waiting;
  const list = () => {
    if (data === undefined && error !== null)
      return <ErrorState error={error} retry={() => void refetch()} />;
    if (data === undefined) return <TextSkeleton lines={8} />;
    // Everything is decided only if no complaint waits either.
    if (data.results.length === 0 && data.complaints.results.length > 0) return null;
    if (data.results.length === 0)
      return (
        <EmptyState picture="match" title={text('safety.desk.empty')} body={text('safety.desk.empty_what')} />
      );
    return (
      <>
        <Button loading={take.isPending} onClick={() => take.mutate({})} className={styles.next}>
          {text('safety.desk.next')}
        </Button>
        <ul id="reports" className={styles.list}>
          {data.results.map((report) => (
            <WaitingReportRow key={report.id} report={report} now={now} />
          ))}
        </ul>
      </>
    );
  };
  return (
    <Page>
      <PageTitle title={text('safety.desk.title')} />
      <PageHead
        title={text('safety.desk.title')}
        lead={text('safety.desk.lead')}
        aside={
          waiting === undefined ? null : (
            <p className={styles.number} role="status">
              {text(waiting.more ? 'safety.desk.waiting_more' : 'safety.desk.waiting', {
                number: waiting.number,
              })}
            </p>
          )
        }
      />
      {data === undefined ? null : (
        <DeadlineNotice reports={data.results} complaints={data.complaints.results} now={now} />
      )}
      {data?.brakes.map((brake) => (
        <BrakeNotice key={brake.site} brake={brake} />
      ))}
      {list()}
      {data === undefined ? null : (
        <WaitingComplaints complaints={data.complaints.results} waiting={data.complaints.waiting} now={now} />
      )}
    </Page>
  );
}
