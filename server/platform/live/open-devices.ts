import type { Id } from '#contract/kit/id.ts';
import type { PresenceState } from './presence.ts';

/** The open sockets of this process, counted per member. */
export interface OpenDevices {
  /**
   * Counts a new device. The returned functions report its later state; until then its page counts as in
   * view.
   */
  open(member: Id): { inView(yes: boolean): void; close(): void };
  count(member: Id): number;
  all(): Array<readonly [Id, PresenceState]>;
}

interface Counted {
  open: number;
  inView: number;
}

const seenOf = (counted: Counted | undefined): PresenceState => {
  if (counted === undefined || counted.open === 0) return null;
  return counted.inView > 0 ? 'in view' : 'open';
};

/** `changed` is called when the state of a member in this process changes. */
export function makeOpenDevices(changed: (member: Id, seen: PresenceState) => void): OpenDevices {
  const members = new Map<Id, Counted>();
  const add = (member: Id, { open, inView }: Counted): void => {
    const old = members.get(member);
    const counted = { open: (old?.open ?? 0) + open, inView: (old?.inView ?? 0) + inView };
    if (counted.open === 0) members.delete(member);
    else members.set(member, counted);
    if (seenOf(counted) !== seenOf(old)) changed(member, seenOf(counted));
  };
  return {
    open(member) {
      let seen = true;
      add(member, { open: 1, inView: 1 });
      return {
        inView(yes) {
          if (yes === seen) return;
          seen = yes;
          add(member, { open: 0, inView: yes ? 1 : -1 });
        },
        close: () => add(member, { open: -1, inView: seen ? -1 : 0 }),
      };
    },
    count: (member) => members.get(member)?.open ?? 0,
    all: () => [...members].map(([member, counted]) => [member, seenOf(counted)] as const),
  };
}
