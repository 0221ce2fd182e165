/** The first wait; each further one is twice as long. */
const firstSeconds = 5;

/** After so many tries beside the first one a push is given up: the news is in the application. */
const mostRetries = 6;

/**
 * In how many seconds a push is tried again: when the push service asks for it, but never sooner than our own growing
 * wait (PUSH-5). Null: it was tried often enough, or would come too late (PUSH-3). `asked` is null where the service said
 * nothing of that.
 */
export function retryIn(tries: number, asked: number | null, left: number): number | null {
  const seconds = Math.max(asked ?? 0, firstSeconds * 2 ** tries);
  return tries < mostRetries && seconds < left ? seconds : null;
}
