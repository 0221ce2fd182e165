import type { Id } from '#contract/kit/id.ts';

type Listener = (member: Id, online: boolean) => void;

export interface Presence {
  came(member: Id): void;
  left(member: Id): void;
  isOnline(member: Id): boolean;
  /** How many devices the member has open. */
  devices(member: Id): number;
  onChange(listener: Listener): void;
}

/** Counts the open devices of each member. */
export function makePresence(): Presence {
  const open = new Map<Id, number>();
  const listeners: Listener[] = [];
  const tell = (member: Id, online: boolean): void => {
    for (const listener of listeners) listener(member, online);
  };
  return {
    came(member) {
      const devices = (open.get(member) ?? 0) + 1;
      open.set(member, devices);
      if (devices === 1) tell(member, true);
    },
    left(member) {
      const devices = (open.get(member) ?? 1) - 1;
      if (devices > 0) open.set(member, devices);
      else {
        open.delete(member);
        tell(member, false);
      }
    },
    isOnline: (member) => open.has(member),
    devices: (member) => open.get(member) ?? 0,
    onChange: (listener) => void listeners.push(listener),
  };
}
