import type { Id } from '#contract/kit/id.ts';

/** A device is open; one of our pages is in view; null: away. */
export type PresenceState = 'open' | 'in view' | null;

type Listener = (member: Id, online: boolean) => void;

/** The presence of members, over all processes. */
export interface Presence {
  /** Sets what one process reports about a member. */
  set(process: string, member: Id, seen: PresenceState): void;
  /** Replaces everything that one process has reported. */
  replace(process: string, members: ReadonlyArray<readonly [Id, PresenceState]>): void;
  isOnline(member: Id): boolean;
  isWatching(member: Id): boolean;
  onChange(listener: Listener): void;
}

export function makePresence(): Presence {
  const processes = new Map<string, Map<Id, PresenceState>>();
  const listeners: Listener[] = [];
  const isOnline = (member: Id): boolean => {
    for (const members of processes.values()) if (members.has(member)) return true;
    return false;
  };
  const telling = (member: Id, change: () => void): void => {
    const before = isOnline(member);
    change();
    const after = isOnline(member);
    if (before !== after) for (const listener of listeners) listener(member, after);
  };
  const set: Presence['set'] = (process, member, seen) =>
    telling(member, () => {
      const members = processes.get(process) ?? new Map<Id, PresenceState>();
      if (seen === null) members.delete(member);
      else members.set(member, seen);
      if (members.size === 0) processes.delete(process);
      else processes.set(process, members);
    });
  return {
    set,
    replace(process, members) {
      const now = new Set(members.map(([member]) => member));
      for (const member of [...(processes.get(process)?.keys() ?? [])])
        if (!now.has(member)) set(process, member, null);
      for (const [member, seen] of members) set(process, member, seen);
    },
    isOnline,
    isWatching(member) {
      for (const members of processes.values()) if (members.get(member) === 'in view') return true;
      return false;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
