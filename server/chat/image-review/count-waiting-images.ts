import { countWaitingImages } from '#contract/chat/count-waiting-images.ts';
import { handler } from '#server/platform/http/handler.ts';
import { countWaitingImages as count } from './image-claims.sql.ts';

export const countWaitingImagesHandler = handler(countWaitingImages, async (_call, { db }) => ({
  waiting: await count(db),
}));
