/** A small file that every site has, also in maintenance. Any status is an answer. */
const probe = '/robots.txt';

const patienceMilliseconds = 5000;

/**
 * Whether the server answers now. `navigator.onLine` alone is not enough: it stays true on a network without
 * internet, and changes a moment after the connection is gone.
 */
export async function serverAnswers(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(patienceMilliseconds);
    await fetch(probe, { method: 'HEAD', cache: 'no-store', credentials: 'omit', signal });
    return true;
  } catch {
    return false;
  }
}
