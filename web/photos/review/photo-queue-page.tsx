import { useMutation } from '@tanstack/react-query';
import { reviewFilePath, reviewPhoto } from '#contract/photos/review-photo.ts';
import { listWaitingPhotos, type WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { MemberLink } from '#web/operators/member-link.tsx';
import { operatorLoader } from '#web/operators/operator-loader.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';
import { ProfileName } from '#web/profiles/profile-name.tsx';
import { ReviewQueueView } from '../review-queue-view.tsx';
import { useReviewQueue } from '../use-review-queue.ts';

const whileEmpty = 15_000;

/** The photos that this operator holds for review. While there are none, the query polls. */
const waitingPhotosQuery = () => {
  const query = queryFor(listWaitingPhotos, {});
  return {
    ...query,
    staleTime: 5_000,
    refetchInterval: ({ state }: { state: { data?: { results: readonly unknown[] } | undefined } }) =>
      state.data?.results.length === 0 ? whileEmpty : false,
  } as const;
};

/** Repeating the same decision is idempotent. */
const reviewPhotoMutation = () => mutationFor(reviewPhoto, { idempotent: true });

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
      who={(photo) => (
        <MemberLink member={photo.member}>
          <ProfileName card={photo} />
        </MemberLink>
      )}
    />
  );
}
