import { useQuery } from '@tanstack/react-query';
import { WaitingImagesTile, waitingImagesCountQuery } from '#web/chat/waiting-images-tile.tsx';
import { WaitingTalksTile } from '#web/chat/waiting-talks-tile.tsx';
import { ConsoleFigures, figuresQuery, wantedFigures } from '#web/content/console-figures.tsx';
import { DifferencesTile, openFindingPages } from '#web/payments/differences-tile.tsx';
import { openWithdrawalCasePages, WithdrawalCasesTile } from '#web/payments/withdrawal-cases-tile.tsx';
import { WaitingPhotosTile, waitingCountQuery } from '#web/photos/waiting-photos-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import {
  NotifiersTile,
  RestrictionsTile,
  reportsQuery,
  restrictionPages,
  WaitingComplaintsTile,
  WaitingReportsTile,
} from '#web/safety/console-tiles.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { ApprovalsTile, approvalPages, refundPages } from './approvals/approvals-tile.tsx';
import styles from './console-page.module.css';
import { operatorLoader, operatorQuery } from './operator-loader.ts';
import { queuesQuery } from './queues.query.ts';
import { useRights } from './use-rights.ts';

export const loader = operatorLoader(async ({ queryClient, rights, url }) => {
  const mayModerate = rights.has('moderate');
  const mayReadPayments = rights.has('read-payments');
  await Promise.all([
    queryClient.ensureQueryData(queuesQuery()),
    rights.has('figures') && queryClient.prefetchQuery(figuresQuery(wantedFigures(url.searchParams))),
    mayModerate && queryClient.ensureQueryData(waitingCountQuery()),
    mayModerate && queryClient.ensureQueryData(waitingImagesCountQuery()),
    rights.has('support') && queryClient.ensureQueryData(reportsQuery()),
    mayModerate && queryClient.fetchInfiniteQuery(restrictionPages()),
    mayReadPayments && queryClient.fetchInfiniteQuery(openFindingPages()),
    mayReadPayments && queryClient.fetchInfiniteQuery(openWithdrawalCasePages()),
    queryClient.fetchInfiniteQuery(approvalPages()),
    rights.has('money') && queryClient.fetchInfiniteQuery(refundPages()),
  ]);
});

/** At this number of recovery codes or fewer, the page suggests new ones. */
const fewCodes = 3;

/** The queues that wait for operators (SAFE-2). */
export default function ConsolePage() {
  const text = useText();
  const { data } = useQuery({ ...operatorQuery(), enabled: false });
  const rights = useRights();
  const left = data?.operator.recovery_codes_left;
  return (
    <Page>
      <PageTitle title={text('operators.overview')} />
      <PageHead title={text('operators.overview')} lead={text('operators.overview.lead')} />
      <div className={styles.tiles}>
        {rights.has('moderate') ? (
          <>
            <WaitingPhotosTile />
            <WaitingImagesTile />
          </>
        ) : null}
        {rights.has('support') ? (
          <>
            <WaitingReportsTile />
            <WaitingComplaintsTile />
          </>
        ) : null}
        {rights.has('write-as-fictional') ? <WaitingTalksTile /> : null}
        {rights.has('moderate') ? (
          <>
            <NotifiersTile />
            <RestrictionsTile />
          </>
        ) : null}
        {rights.has('read-payments') ? (
          <>
            <DifferencesTile />
            <WithdrawalCasesTile />
          </>
        ) : null}
        <ApprovalsTile />
      </div>
      {left !== undefined && left <= fewCodes ? (
        <p className={styles.codes}>{text('operators.codes_left', { number: left })}</p>
      ) : null}
      {rights.has('figures') ? <ConsoleFigures /> : null}
    </Page>
  );
}
