import type { ApiProblem } from '../api/api-problem.ts';

/** Result of a run. `later`: retry with backoff. `seconds`: retry after this time at the earliest. */
export type Outcome = 'done' | 'later' | { readonly seconds: number };

export interface RetryingTask {
  /** Starts a run now, or one more after the current run. Cuts a wait for the next try short. */
  ask(): void;
  stop(): void;
}

interface Waits {
  /** Milliseconds before the second try; each further wait is doubled, up to `most`. */
  readonly first: number;
  readonly most: number;
}

/**
 * A task with many callers: it never runs twice at once and loses no request. Failed runs are retried with
 * backoff.
 */
export function retryingTask(
  work: () => Promise<Outcome>,
  { first, most }: Waits = { first: 1_000, most: 15_000 },
): RetryingTask {
  let running = false;
  let asked = false;
  let stopped = false;
  let failures = 0;
  /** A wait that the server set is not cut short. */
  let notBefore = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const wait = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(run, milliseconds);
  };

  const ended = (outcome: Outcome) => {
    running = false;
    if (outcome === 'done') {
      failures = 0;
      if (asked) wait(0);
      return;
    }
    const growing = Math.min(first * 2 ** failures, most);
    failures += 1;
    if (outcome === 'later') return wait(asked ? first : growing);
    notBefore = Date.now() + outcome.seconds * 1_000;
    wait(Math.max(growing, outcome.seconds * 1_000));
  };

  const run = () => {
    if (stopped || running) return;
    running = true;
    asked = false;
    work().then(ended, () => ended('later'));
  };

  return {
    ask() {
      asked = true;
      if (running) return;
      const remaining = notBefore - Date.now();
      if (remaining > 0) return wait(remaining);
      clearTimeout(timer);
      run();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

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
