type Listener = () => void;

const listeners = new Set<Listener>();
let current: number | null = null;

/** The shell says who this page belongs to, whenever that changes; in the browser alone. */
export function tellCurrentMember(member: number | null): void {
  current = member;
}

export const currentMember = (): number | null => current;

/** Tells when a call was refused because somebody else is logged in by now. Returns the way to stop listening. */
export function onOtherMember(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function reportOtherMember(): void {
  for (const listener of listeners) listener();
}
