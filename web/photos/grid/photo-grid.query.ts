import { listReviewFacts } from '#contract/accounts/console/list-review-facts.ts';
import { reviewFilePath, reviewPhoto } from '#contract/photos/review-photo.ts';
import { listWaitingPhotos, type WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { mutationFor, queryFor } from '#web/platform/query/query-for.ts';

const whileEmpty = 15_000;

/**
 * The page of photos that this operator holds. A new page is loaded on request alone, so that no photo moves
 * under the hand. While there are none, the query polls.
 */
export const photoPageQuery = () =>
  ({
    ...queryFor(listWaitingPhotos, {}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchInterval: ({ state }: { state: { data?: { results: readonly unknown[] } | undefined } }) =>
      state.data?.results.length === 0 ? whileEmpty : false,
  }) as const;

/** The facts about the members of a page, in one call. Each look is recorded. */
export const factsQuery = (photos: readonly WaitingPhoto[]) => {
  const members = [...new Set(photos.map(({ member }) => member))];
  return {
    ...queryFor(listReviewFacts, { members }),
    enabled: members.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  } as const;
};

/** Repeating the same decision is idempotent. */
export const reviewPhotoMutation = () => mutationFor(reviewPhoto, { idempotent: true });

/** The address of a photo: small in the grid, whole in the zoom. */
export const photoAddress = ({ member, photo }: WaitingPhoto, size: 'small' | 'whole'): string =>
  `${reviewFilePath}?${new URLSearchParams({
    ...{ member: String(member), photo: String(photo) },
    ...(size === 'small' && { size }),
  })}`;
