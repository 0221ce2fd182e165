import { reviewImage } from '#contract/chat/review-image.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same decision twice is one. */
export const reviewImageMutation = () => mutationFor(reviewImage, { idempotent: true });
