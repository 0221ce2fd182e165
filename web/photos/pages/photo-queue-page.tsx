import { useState } from 'react';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { Page, PageHead } from '#web/ui/page.tsx';
import { TextSkeleton } from '#web/ui/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/state-notice.tsx';
import { waitingPhotosQuery } from '../data/list-waiting-photos.ts';
import styles from '../parts/photo-queue.module.css';
import { ReasonDialog } from '../parts/reason-dialog.tsx';
import { ReviewButtons } from '../parts/review-buttons.tsx';
import { ReviewStage } from '../parts/review-stage.tsx';
import { usePhotoQueue } from '../state/use-photo-queue.ts';
import { useReviewKeys } from '../state/use-review-keys.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(waitingPhotosQuery());
});

/** The waiting photos, one after the other, for whoever reviews them (SAFE-2, PROF-4). */
export default function PhotoQueuePage() {
  const text = useText();
  const queue = usePhotoQueue();
  const [asking, setAsking] = useState(false);
  const { current, number } = queue;
  const approve = () => queue.decide('pass');
  const refuse = () => current !== null && setAsking(true);
  const choose = (reason: RejectReason) => {
    setAsking(false);
    queue.decide(reason);
  };
  const lookAgain = () => queue.canLookAgain && queue.lookAgain();
  useReviewKeys({
    isAsking: asking,
    onApprove: approve,
    onRefuse: refuse,
    onReason: choose,
    onLookAgain: lookAgain,
  });

  const stage = () => {
    if (queue.error !== null) return <ErrorState error={queue.error} retry={queue.retry} />;
    if (current !== null) return <ReviewStage photos={queue.coming} />;
    if (queue.isLoading || queue.isFetchingMore) return <TextSkeleton lines={8} />;
    return (
      <EmptyState
        picture="match"
        title={text('photos.review.empty')}
        body={text('photos.review.empty_what')}
      />
    );
  };

  return (
    <Page>
      <PageTitle title={text('photos.review.title')} />
      <PageHead
        title={text('photos.review.title')}
        aside={
          number === undefined ? null : (
            <p className={styles.number} role="status">
              {text(number.more ? 'photos.review.waiting_more' : 'photos.review.waiting', {
                number: number.number,
              })}
            </p>
          )
        }
      />
      <div className={styles.desk}>
        {stage()}
        <div className={styles.side}>
          {current === null ? null : (
            <div>
              <p className={styles.who}>
                <ProfileName card={current.photo} />
              </p>
              {current.status === 'pending' ? null : (
                <p className={styles.again}>{text('photos.review.reopened', { status: current.status })}</p>
              )}
            </div>
          )}
          {current === null && !queue.canLookAgain ? null : (
            <>
              <ReviewButtons
                disabled={current === null}
                canLookAgain={queue.canLookAgain}
                onApprove={approve}
                onRefuse={refuse}
                onLookAgain={lookAgain}
              />
              <p className={styles.keys}>{text('photos.review.keys')}</p>
            </>
          )}
        </div>
      </div>
      {asking ? <ReasonDialog onChoose={choose} onClose={() => setAsking(false)} /> : null}
    </Page>
  );
}
