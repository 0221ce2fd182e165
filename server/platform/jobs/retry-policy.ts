import { hourSeconds } from '#contract/kit/durations.ts';
import type { JobSettings } from './job.ts';

/** Longest wait between two tries. */
export const maxRetryDelaySeconds = hourSeconds;

/** Defaults, which end after some minutes. */
const defaults = { retries: 8, retrySeconds: 2 };

/** Shortest possible wait before a retry (numbered from 0), with minimum jitter. */
export const minRetryDelay = (retry: number, firstSeconds: number): number =>
  Math.min(maxRetryDelaySeconds, firstSeconds * 2 ** Math.min(retry, 15));

/** Returns the number of retries and the delay before the first retry. */
export function retryPolicyOf({
  retries,
  retrySeconds = defaults.retrySeconds,
  triedForHours,
}: JobSettings): {
  readonly retries: number;
  readonly retrySeconds: number;
} {
  if (triedForHours === undefined) return { retries: retries ?? defaults.retries, retrySeconds };
  let count = 0;
  for (let waited = 0; waited < triedForHours * hourSeconds; count += 1)
    waited += minRetryDelay(count, retrySeconds);
  return { retries: count, retrySeconds };
}
