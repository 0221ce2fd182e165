import { useQuery } from '@tanstack/react-query';
import { WaitingImagesTile, waitingImagesCountQuery } from '#web/chat/waiting-images-tile.tsx';
import { DifferencesTile, openFindingPages } from '#web/payments/differences-tile.tsx';
import { openWithdrawalCasePages, WithdrawalCasesTile } from '#web/payments/withdrawal-cases-tile.tsx';
import { WaitingPhotosTile, waitingCountQuery } from '#web/photos/waiting-photos-tile.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import {
  RestrictionsTile,
  reportsQuery,
  restrictionPages,
  WaitingComplaintsTile,
  WaitingReportsTile,
} from '#web/safety/console-tiles.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import styles from './console-page.module.css';
import { operatorLoader, operatorQuery } from './operator-loader.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await Promise.all([
    queryClient.ensureQueryData(waitingCountQuery()),
    queryClient.ensureQueryData(waitingImagesCountQuery()),
    queryClient.ensureQueryData(reportsQuery()),
    queryClient.fetchInfiniteQuery(restrictionPages()),
    queryClient.fetchInfiniteQuery(openFindingPages()),
    queryClient.fetchInfiniteQuery(openWithdrawalCasePages()),
  ]);
});

/** At this number of recovery codes or fewer, the page suggests new ones. */
const fewCodes = 3;

/** The queues that wait for operators (SAFE-2). */
export default function ConsolePage() {
  const text = useText();
  const { data } = useQuery({ ...operatorQuery(), enabled: false });
  const left = data?.operator.recovery_codes_left;
  return (
    <Page>
      <PageTitle title={text('operators.overview')} />
      <PageHead title={text('operators.overview')} lead={text('operators.overview.lead')} />
      <div className={styles.tiles}>
        <WaitingPhotosTile />
        <WaitingImagesTile />
        <WaitingReportsTile />
        <WaitingComplaintsTile />
        <RestrictionsTile />
        <DifferencesTile />
        <WithdrawalCasesTile />
      </div>
      {left !== undefined && left <= fewCodes ? (
        <p className={styles.codes}>{text('operators.codes_left', { number: left })}</p>
      ) : null}
    </Page>
  );
}
