import { reviewPhoto } from '#contract/photos/review-photo.ts';
import { mutationFor } from '#web/platform/query/query-for.ts';

/** The same decision twice is one. */
export const reviewPhotoMutation = () => mutationFor(reviewPhoto, { idempotent: true });
