import { useMutation } from '@tanstack/react-query';
import { reviewFilePath } from '#contract/photos/review-file.ts';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ReviewQueueView } from '../review-queue-view.tsx';
import { useReviewQueue } from '../use-review-queue.ts';
import { waitingPhotosQuery } from './list-waiting-photos.query.ts';
import { reviewPhotoMutation } from './review-photo.mutation.ts';

export const loader = operatorLoader(async ({ queryClient }) => {
  await queryClient.ensureQueryData(waitingPhotosQuery());
});

const addressOf = ({ member, photo }: WaitingPhoto): string =>
  `${reviewFilePath}?${new URLSearchParams({ member: String(member), photo: String(photo) })}`;

/** The moderation queue for profile photos (SAFE-2, PROF-4). */
export default function PhotoQueuePage() {
  const text = useText();
  const { mutateAsync } = useMutation(reviewPhotoMutation());
  const queue = useReviewQueue({
    waiting: waitingPhotosQuery(),
    goneCode: 'photo_not_yours',
    decide: async ({ photo: { member, photo }, status: from }, verdict) =>
      (await mutateAsync({ member, photo, from, verdict })).status,
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
