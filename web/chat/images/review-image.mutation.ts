import { reviewImage } from '#contract/chat/review-image.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Idempotent: repeating the same decision changes nothing. */
export const reviewImageMutation = () => mutationFor(reviewImage, { idempotent: true });
