import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

const whileEmpty = 15_000;

/** The photos that this operator holds for review. While there are none, the query polls. */
export const waitingPhotosQuery = () => {
  const query = queryFor(listWaitingPhotos, {});
  return {
    ...query,
    staleTime: 5_000,
    refetchInterval: ({ state }: { state: { data?: { results: readonly unknown[] } | undefined } }) =>
      state.data?.results.length === 0 ? whileEmpty : false,
  } as const;
};
