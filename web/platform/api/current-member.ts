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
