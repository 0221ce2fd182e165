import { countWaitingImages } from '#contract/chat/count-waiting-images.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export const waitingImagesCountQuery = () => ({
  ...queryFor(countWaitingImages, {}),
  refetchInterval: 30_000,
});
