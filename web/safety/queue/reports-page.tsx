import { Button } from '@mantine/core';
import { type UseMutationOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { queuesQuery } from '#web/operators/queues.query.ts';
import { useRights } from '#web/operators/use-rights.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { useFailureText } from '#web/ui/feedback/failure-text.ts';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { toast } from '#web/ui/overlays/toast.ts';
import { BrakeNotice } from '../moderation/brake-notice.tsx';
import { DeadlineNotice } from '../moderation/deadline.tsx';
import {
  caseQuery,
  claimNextComplaintMutation,
  claimNextReportMutation,
  complaintQuery,
  reportsQuery,
} from '../moderation/reports.query.ts';
import queueStyles from './queue.module.css';
import { queuePages } from './queue.query.ts';
import { queueFilterOf } from './queue-filter.ts';
import { QueueList } from './queue-list.tsx';

export const loader = operatorLoader(async ({ queryClient, url }) => {
  await Promise.all([
    queryClient.ensureQueryData(reportsQuery()),
    queryClient.prefetchQuery(queuesQuery()),
    queryClient.prefetchInfiniteQuery(queuePages(queueFilterOf(url.searchParams))),
  ]);
});

/** A button that claims the next free item and opens it. `open` returns its address, or null if none is free. */
function TakeNext<Answer>(props: {
  label: string;
  none: string;
  mutation: UseMutationOptions<Answer, Error, object>;
  open: (answer: Answer) => string | null;
}) {
  const failure = useFailureText();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    ...props.mutation,
    onSuccess(answer: Answer) {
      const address = props.open(answer);
      if (address === null) toast({ tone: 'info', text: props.none });
      else void navigate(address);
    },
    onError: (problem: Error) => toast({ tone: 'danger', text: failure(problem) }),
  });
  return (
    <Button loading={isPending} onClick={() => mutate({})}>
      {props.label}
    </Button>
  );
}

/** Buttons that claim the next free report and the next free complaint. */
function TakeButtons() {
  const text = useText();
  const rights = useRights();
  const queries = useQueryClient();
  return (
    <div className={queueStyles.takes}>
      {rights.has('moderate') ? (
        <TakeNext
          label={text('safety.desk.next')}
          none={text('safety.desk.none_free')}
          mutation={claimNextReportMutation()}
          open={({ report }) => {
            if (report === null) return null;
            queries.setQueryData(caseQuery(report.id).queryKey, { report });
            return `/console/reports/${report.id}`;
          }}
        />
      ) : null}
      <TakeNext
        label={text('safety.desk.complaints_next')}
        none={text('safety.desk.complaints_none_free')}
        mutation={claimNextComplaintMutation()}
        open={({ complaint }) => {
          if (complaint === null) return null;
          queries.setQueryData(complaintQuery(complaint.id).queryKey, { complaint });
          return `/console/complaints/${complaint.id}`;
        }}
      />
    </div>
  );
}

/** Links to the queues beside this one: notifiers without ground, and trusted flaggers. */
function SideQueues() {
  const text = useText();
  const rights = useRights();
  const { data } = useQuery(queuesQuery());
  const notifiers = data?.queues.find(({ queue }) => queue === 'notifiers')?.waiting.number ?? 0;
  return (
    <nav className={queueStyles.beside} aria-label={text('safety.queue.beside')}>
      {rights.has('moderate') ? (
        <Link to="/console/notifiers">{text('safety.notifiers.link', { number: notifiers })}</Link>
      ) : null}
      {rights.has('house') ? <Link to="/console/flaggers">{text('safety.flaggers.title')}</Link> : null}
    </nav>
  );
}

/** The moderation queue of reports, appeals, notices and complaints (SAFE-1, SAFE-2, SAFE-10). */
export default function ReportsPage() {
  const text = useText();
  const { data, dataUpdatedAt: now } = useQuery(reportsQuery());
  return (
    <Page>
      <PageTitle title={text('safety.desk.title')} />
      <PageHead title={text('safety.desk.title')} lead={text('safety.desk.lead')} aside={<TakeButtons />} />
      {data === undefined ? null : (
        <DeadlineNotice reports={data.results} complaints={data.complaints.results} now={now} />
      )}
      {data?.brakes.map((brake) => (
        <BrakeNotice key={brake.site} brake={brake} />
      ))}
      <QueueList />
      <SideQueues />
    </Page>
  );
}
