/** How long an operator holds a picture they took for review. */
export { heldUntil } from './review-hold.ts';
