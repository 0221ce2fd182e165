import { countWaitingPhotos } from '#contract/photos/count-waiting-photos.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const waitingCountQuery = () => ({
  ...queryFor(countWaitingPhotos, {}),
  refetchInterval: 30_000,
});
