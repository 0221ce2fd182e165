/** A kept picture uncut, for whoever reviews it. */
export { originalOf } from './actions/original-of.ts';
