/** Whether a member dismissed a notice for good, for the notices of later domains (SHELL-13). */
export { useDismissal } from './dismissal.ts';
