import { useMutation } from '@tanstack/react-query';
import { reviewImagePath } from '#contract/chat/image-files.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { ReviewQueueView } from '#web/photos/review-queue-view.tsx';
import { useReviewQueue } from '#web/photos/use-review-queue.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { waitingImagesQuery } from './list-waiting-images.query.ts';
import { reviewImageMutation } from './review-image.mutation.ts';

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
      who={(photo) => <ProfileName card={photo} />}
    />
  );
}
