/** How long an operator holds a picture that they claimed for review. */
export { holdExpiry } from './review-hold.ts';
