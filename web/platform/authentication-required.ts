import type { Operation } from '#contract/kit/operation.ts';

const listeners = new Set<() => void>();

/** Tells when a call was refused because nobody is logged in (any more). Returns the way to stop listening. */
export function onAuthenticationRequired(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The user call itself never logs out: it is the one that asks who is there (ACC-10). */
export function reportAuthenticationRequired(operation: Operation): void {
  if (operation.path === '/api/user.php') return;
  for (const listener of listeners) listener();
}
