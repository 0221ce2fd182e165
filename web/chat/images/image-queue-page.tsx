import { useMutation } from '@tanstack/react-query';
import { listWaitingImages } from '#contract/chat/list-waiting-images.ts';
import { reviewImagePath } from '#contract/chat/message.ts';
import { reviewImage } from '#contract/chat/review-image.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { EscalateDialog } from '#web/accounts/escalate-dialog.tsx';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { ReviewQueueView } from '#web/photos/review-queue-view.tsx';
import { useReviewQueue } from '#web/photos/use-review-queue.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { ProfileName } from '#web/profiles/profile-name.tsx';

const whileEmpty = 15_000;

/** The pictures of messages claimed by this operator. Refetches periodically while there are none. */
const waitingImagesQuery = () => {
  const query = queryFor(listWaitingImages, {});
  return {
    ...query,
    staleTime: 5_000,
    refetchInterval: ({ state }: { state: { data?: { results: readonly unknown[] } | undefined } }) =>
      state.data?.results.length === 0 ? whileEmpty : false,
  } as const;
};

/** Idempotent: repeating the same decision changes nothing. */
const reviewImageMutation = () => mutationFor(reviewImage, { idempotent: true });

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(waitingImagesQuery());
});

const addressOf = ({ member, photo }: WaitingPhoto): string =>
  `${reviewImagePath}?${new URLSearchParams({ member: String(member), photo: String(photo) })}`;

/**
 * The moderation queue of chat pictures (SAFE-2, CHAT-10). Approval delivers a picture, so a decision is
 * final.
 */
export default function ImageQueuePage() {
  const text = useText();
  const { mutateAsync } = useMutation(reviewImageMutation());
  const queue = useReviewQueue({
    waiting: waitingImagesQuery(),
    goneCode: 'image_not_yours',
    decide: async ({ photo: { member, photo } }, verdict) => {
      await mutateAsync({ member, photo, verdict });
      return null;
    },
  });
  return (
    <ReviewQueueView
      title={text('photos.review.title')}
      queue={queue}
      addressOf={addressOf}
      who={(photo) => (
        <MemberLink member={photo.member}>
          <ProfileName card={photo} />
        </MemberLink>
      )}
      escalate={({ member }, ends) => <EscalateDialog member={member} photo={null} {...ends} />}
    />
  );
}
