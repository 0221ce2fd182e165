let named: string | null = null;

/** Arms one step of `failpoint`; the configuration refuses it where members live. */
export function armFailpoint(name: string | null): void {
  named = name;
}

/**
 * A labelled step at which a test may kill the process, as by kill -9: nothing is finished, flushed or rolled
 * back by us. Does nothing unless FAILPOINT names it.
 */
export function failpoint(name: string): void {
  if (named === name) process.kill(process.pid, 'SIGKILL');
}
