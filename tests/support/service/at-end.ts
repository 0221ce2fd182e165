const ends: Array<() => Promise<void>> = [];

/**
 * Has something ended when the test file ends, the newest first, wherever it was begun: a hook that is registered within
 * another one is never called. The function given back is the end itself, once however often it is called.
 */
export function atEnd(end: () => Promise<void>): () => Promise<void> {
  let ended: Promise<void> | null = null;
  const once = (): Promise<void> => {
    ended ??= end();
    return ended;
  };
  ends.push(once);
  return once;
}

/** Ends whatever the test file left open. */
export async function endAll(): Promise<void> {
  for (const end of ends.splice(0).reverse()) await end();
}
