/** How long an operator holds a picture they took for review. */
export { heldUntil } from './rules/held-until.ts';
