import type { Operation } from '#contract/kit/operation.ts';
import { createEmitter } from '../emitter.ts';

const member = createEmitter();
const operator = createEmitter();

/**
 * Calls the listener when a call was refused because no member is logged in (any more). Returns the function
 * to unsubscribe.
 */
export const onAuthenticationRequired = member.subscribe;

/** The same for calls of the console. */
export const onOperatorRequired = operator.subscribe;

/** The user call never logs out, because it asks who is logged in (ACC-10). */
export function reportAuthenticationRequired(operation: Operation): void {
  if (operation.path === '/api/user.php') return;
  (operation.caller === 'operator' ? operator : member).emit();
}
