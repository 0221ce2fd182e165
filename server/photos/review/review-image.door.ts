/** A stored picture uncropped, for the reviewer. */
export { originalOf } from './review-image.ts';
