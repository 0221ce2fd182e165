/** A stored picture uncropped, for the reviewer. */
export { renderReviewImage } from './review-image.ts';
