import { ApiProblem } from '#web/platform/api/api-problem.ts';

/** Whether the other member is unavailable, for whatever reason. */
export const isMemberUnavailable = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'not_found';

/**
 * For loaders: ignores the error of an unavailable member, because the page shows the remaining options.
 * Rethrows all other errors.
 */
export function ignoreUnavailable(error: unknown): void {
  if (!isMemberUnavailable(error)) throw error;
}
