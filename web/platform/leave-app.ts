/** Thrown when the browser leaves the app, so that nothing after it runs. Callers ignore it (SHELL-8). */
class Leaving extends Error {
  readonly code = 'ERR_REDIRECT';

  constructor(address: string) {
    super(`ERR_REDIRECT: ${new URL(address, window.location.href).hostname}`);
    this.name = 'Leaving';
  }
}

/** Redirects outside the app: starts the navigation, then throws ERR_REDIRECT. */
export function leaveApp(address: string): never {
  window.location.assign(address);
  throw new Leaving(address);
}

/** Whether this error only means that the browser is leaving. */
export const isLeaving = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_REDIRECT';
