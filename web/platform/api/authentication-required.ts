import type { Operation } from '#contract/kit/operation.ts';

type Listener = () => void;

const members = new Set<Listener>();
const operators = new Set<Listener>();

const listenIn = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Calls the listener when a call was refused because no member is logged in (any more). Returns the function
 * to unsubscribe.
 */
export const onAuthenticationRequired = listenIn(members);

/** The same for calls of the console. */
export const onOperatorRequired = listenIn(operators);

/** The user call never logs out, because it asks who is logged in (ACC-10). */
export function reportAuthenticationRequired(operation: Operation): void {
  if (operation.path === '/api/user.php') return;
  for (const listener of operation.caller === 'operator' ? operators : members) listener();
}
