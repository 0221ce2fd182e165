import { reviewImage } from '#contract/chat/review-image.ts';
import { handler } from '#server/platform/http/handler.ts';
import { decideImage } from './decide-image.ts';

export const reviewImageHandler = handler(reviewImage, async (call, platform) => {
  const { operator, input } = call;
  const status = await decideImage(platform, { ...input, operator });
  return status === null ? call.refuse('image_not_yours') : { status };
});
