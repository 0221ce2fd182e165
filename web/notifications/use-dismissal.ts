/** Whether a member put a notice away for good, for the notices of later domains (SHELL-13). */
export { useDismissal } from './dismissal.ts';
