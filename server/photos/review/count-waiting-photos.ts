import { countWaitingPhotos } from '#contract/photos/count-waiting-photos.ts';
import { handler } from '#server/platform/http/handler.ts';
import { countWaiting } from './review.sql.ts';

export const countWaitingPhotosHandler = handler(countWaitingPhotos, async (_call, { db }) => ({
  waiting: await countWaiting(db),
}));
