const ends: Array<() => Promise<void>> = [];

/**
 * Registers a cleanup for the end of the test file, wherever it is called. Cleanups run newest first. A
 * Vitest hook that is registered within another hook never runs. The returned function runs the cleanup at
 * most once.
 */
export function cleanUpAtEnd(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | null = null;
  const once = (): Promise<void> => {
    ended ??= end();
    return ended;
  };
  ends.push(once);
  return once;
}

/** Runs all open cleanups of the test file. */
export async function runCleanups(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
