/** The first backoff in seconds. Each further one is twice as long. */
const firstSeconds = 5;

/** Maximum number of retries. After them the push is dropped; the news is in the application. */
const mostRetries = 6;

/**
 * Returns the seconds until the next attempt: the wait that the push service asks for, but at least the
 * backoff (PUSH-5). Null if the retries are used up or the push would come too late (PUSH-3). `asked` is null
 * if the service named no wait.
 */
export function pushRetryDelay(tries: number, asked: number | null, left: number): number | null {
  const seconds = Math.max(asked ?? 0, firstSeconds * 2 ** tries);
  return tries < mostRetries && seconds < left ? seconds : null;
}
