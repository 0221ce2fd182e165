import { type ReactNode, useState } from 'react';
import type { RejectReason } from '#contract/photos/reject-reason.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { PageTitle } from '#web/sites/page-title.tsx';
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx';
import { EmptyState, ErrorState } from '#web/ui/feedback/state-notice.tsx';
import { Page, PageHead } from '#web/ui/layout/page.tsx';
import { PhotoQueues } from './review/photo-queues.tsx';
import { ReasonDialog, ReviewButtons, ReviewStage, useReviewKeys } from './review/review-stage.tsx';
import styles from './review-queue-view.module.css';
import type { ReviewQueue } from './use-review-queue.ts';

/** The current picture, or why there is none. */
function QueueStage(props: { queue: ReviewQueue; addressOf: (photo: WaitingPhoto) => string }) {
  const text = useText();
  const { queue, addressOf } = props;
  if (queue.error !== null) return <ErrorState error={queue.error} retry={queue.retry} />;
  if (queue.current !== null) return <ReviewStage photos={queue.coming} addressOf={addressOf} />;
  if (queue.isLoading || queue.isFetchingMore) return <TextSkeleton lines={8} />;
  return (
    <EmptyState picture="match" title={text('photos.review.empty')} body={text('photos.review.empty_what')} />
  );
}

/** Callbacks for the end of an escalation. */
interface EscalationEnds {
  onClose(): void;
  onDone(): void;
  onRefuse(): void;
}

type Escalate = (photo: WaitingPhoto, ends: EscalationEnds) => ReactNode;

/** The dialog that escalates the current picture, while it is open. */
function useEscalation(queue: ReviewQueue, escalate: Escalate) {
  const [isOpen, setOpen] = useState(false);
  const { current } = queue;
  const dialog =
    isOpen && current !== null
      ? escalate(current.photo, {
          onClose: () => setOpen(false),
          onDone: () => queue.leave(),
          onRefuse: () => queue.decide('too_young'),
        })
      : null;
  return { dialog, open: () => current !== null && setOpen(true) };
}

/** A moderation queue of pictures, shown one after the other (SAFE-2, PROF-4, CHAT-10). */
export function ReviewQueueView(props: {
  title: string;
  queue: ReviewQueue;
  addressOf: (photo: WaitingPhoto) => string;
  /** Shows the member to whom the current picture belongs. */
  who: (photo: WaitingPhoto) => ReactNode;
  /** The dialog that hides or freezes the member of the current picture (AGE-4, CSAM-2). */
  escalate: Escalate;
}) {
  const text = useText();
  const { title, queue } = props;
  const [asking, setAsking] = useState(false);
  const { current, number } = queue;
  const escalation = useEscalation(queue, props.escalate);
  const approve = () => queue.decide('pass');
  const refuse = () => current !== null && setAsking(true);
  const choose = (reason: RejectReason) => {
    setAsking(false);
    // A child in the picture is more than a refusal: the operator chooses what happens to the member.
    if (reason === 'too_young') escalation.open();
    else queue.decide(reason);
  };
  const lookAgain = () => queue.canLookAgain && queue.lookAgain();
  useReviewKeys({
    isAsking: asking,
    isBlocked: escalation.dialog !== null,
    onEscalate: escalation.open,
    onApprove: approve,
    onRefuse: refuse,
    onReason: choose,
    onLookAgain: lookAgain,
  });

  return (
    <Page>
      <PageTitle title={title} />
      <PageHead
        title={title}
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
      <PhotoQueues />
      <div className={styles.desk}>
        <QueueStage queue={queue} addressOf={props.addressOf} />
        <div className={styles.side}>
          {current === null ? null : (
            <div>
              <p className={styles.who}>{props.who(current.photo)}</p>
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
                onEscalate={escalation.open}
                onLookAgain={lookAgain}
              />
              <p className={styles.keys}>{text('photos.review.keys')}</p>
            </>
          )}
        </div>
      </div>
      {escalation.dialog}
      {asking ? <ReasonDialog onChoose={choose} onClose={() => setAsking(false)} /> : null}
    </Page>
  );
}
