import type { Operation } from '#contract/kit/operation.ts';
import { createEmitter } from '../emitter.ts';

const otherMember = createEmitter();
let current: number | null = null;

/** Sets the member that this page belongs to. The shell calls this on every change, in the browser only. */
export function setCurrentMember(member: number | null): void {
  current = member;
}

export const currentMember = (): number | null => current;

/**
 * Calls the listener when a call was refused because another member is logged in. Returns the function to
 * unsubscribe.
 */
export const onOtherMember = otherMember.subscribe;

export const reportOtherMember = (): void => otherMember.emit();

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
