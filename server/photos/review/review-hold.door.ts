/** How long an operator holds a picture that they claimed for review. */
export { heldUntil } from './review-hold.ts';
