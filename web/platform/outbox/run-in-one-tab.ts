/**
 * Runs the work while no other tab of this browser runs work of that name; waits for its turn. Where the browser has no
 * locks, on a page without TLS say, it runs at once: what is done under a name must be harmless twice.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
