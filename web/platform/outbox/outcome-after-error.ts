import type { ApiProblem } from '../api/api-problem.ts';
import type { Outcome } from './retrying-task.ts';

// Nothing answered, the server is in trouble, we were too fast, or this is not the moment: logged out, or somebody else is
// logged in.
const mayPass = (problem: ApiProblem) =>
  problem.status === 0 ||
  problem.status >= 500 ||
  problem.status === 429 ||
  problem.code === 'authentication_required' ||
  problem.code === 'other_member';

/** How a run ends whose call failed, where it is worth another try by itself; null: it was refused for good. */
export function outcomeAfter(problem: ApiProblem): Outcome | null {
  if (!mayPass(problem)) return null;
  return problem.retryAfter === null ? 'later' : { seconds: problem.retryAfter };
}
