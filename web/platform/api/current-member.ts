type Listener = () => void;

const listeners = new Set<Listener>();
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
export function onOtherMember(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function reportOtherMember(): void {
  for (const listener of listeners) listener();
}
