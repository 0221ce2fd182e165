import { listWaitingImages } from '#contract/chat/list-waiting-images.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const whileEmpty = 15_000;

/** The pictures of messages claimed by this operator. Refetches periodically while there are none. */
export const waitingImagesQuery = () => {
  const query = queryFor(listWaitingImages, {});
  return {
    ...query,
    staleTime: 5_000,
    refetchInterval: ({ state }: { state: { data?: { results: readonly unknown[] } | undefined } }) =>
      state.data?.results.length === 0 ? whileEmpty : false,
  } as const;
};
