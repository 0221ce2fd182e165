import type { ApiProblem } from '../api/api-problem.ts';
import type { Outcome } from './retrying-task.ts';

// Failures that may pass: no answer, a server error, a rate limit, or a log-out or another member's login.
const mayPass = (problem: ApiProblem) =>
  problem.status === 0 ||
  problem.status >= 500 ||
  problem.status === 429 ||
  problem.code === 'authentication_required' ||
  problem.code === 'other_member';

/** The outcome of a run whose call failed, if a retry may help. Null if the call was refused for good. */
export function outcomeAfterError(problem: ApiProblem): Outcome | null {
  if (!mayPass(problem)) return null;
  return problem.retryAfter === null ? 'later' : { seconds: problem.retryAfter };
}
