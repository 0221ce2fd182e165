let named: string | null = null;

/** Arms one `failpoint` step. The configuration refuses this in production. */
export function armFailpoint(name: string | null): void {
  named = name;
}

/**
 * A named step at which a test may kill the process, as with kill -9: nothing is finished, flushed or rolled
 * back. Does nothing unless FAILPOINT names the step.
 */
export function failpoint(name: string): void {
  if (named === name) process.kill(process.pid, 'SIGKILL');
}
