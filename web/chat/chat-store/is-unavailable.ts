import { ApiProblem } from '#web/platform/api/api-problem.ts';

/** The other member is not there (any more), whyever. */
export const isGone = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'not_found';

/** For a loader: who is gone is the page's to show, with what can still be done; all else is an error as ever. */
export function passGone(error: unknown): void {
  if (!isGone(error)) throw error;
}
