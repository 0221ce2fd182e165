import { useSyncExternalStore } from 'react';
import type { PushState } from './push-device.ts';

interface Known {
  readonly member: number;
  readonly state: PushState;
}

let known: Known | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Stores the push state of this device and updates all components that show it. */
export function setPushState(member: number, state: PushState): void {
  known = { member, state };
  for (const listener of listeners) listener();
}

const current = () => known;
const nothing = () => null;

/** Returns the push state of this member on this device. Null while it is unknown, and for other members. */
export function useKnownPushState(member: number | null): PushState | null {
  const now = useSyncExternalStore(subscribe, current, nothing);
  return now !== null && now.member === member ? now.state : null;
}

/** Returns the push state of the present member. */
export function useAnyPushState(): PushState | null {
  return useSyncExternalStore(subscribe, current, nothing)?.state ?? null;
}
