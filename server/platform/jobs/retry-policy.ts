import type { JobSettings } from './job.ts';

/** No wait between two tries is longer. */
export const longestWaitSeconds = 3600;

/** What a job that says nothing gets: over after some minutes. */
const defaults = { retries: 8, retrySeconds: 2 };

/** The wait before a retry, the first one being 0, when chance makes it as short as it can be. */
export const shortestWait = (retry: number, firstSeconds: number): number =>
  Math.min(longestWaitSeconds, firstSeconds * 2 ** Math.min(retry, 15));

/** How often a job is tried again, and after how many seconds the first time. */
export function triesOf({ retries, retrySeconds = defaults.retrySeconds, triedForHours }: JobSettings): {
  readonly retries: number;
  readonly retrySeconds: number;
} {
  if (triedForHours === undefined) return { retries: retries ?? defaults.retries, retrySeconds };
  let count = 0;
  for (let waited = 0; waited < triedForHours * 3600; count += 1) waited += shortestWait(count, retrySeconds);
  return { retries: count, retrySeconds };
}
