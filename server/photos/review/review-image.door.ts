/** A kept picture uncut, for whoever reviews it. */
export { originalOf } from './review-image.ts';
