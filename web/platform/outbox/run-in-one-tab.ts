/**
 * Runs the work while no other tab of this browser runs work of that name; waits for its turn. Without the
 * Web Locks API, as on a page without TLS, it runs at once. The work must therefore be idempotent.
 */
export async function runInOneTab<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
