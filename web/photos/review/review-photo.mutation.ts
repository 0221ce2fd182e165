import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** Repeating the same decision is idempotent. */
export const reviewPhotoMutation = () => mutationFor(reviewPhoto, { idempotent: true });
