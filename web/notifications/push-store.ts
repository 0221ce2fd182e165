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

/** What was found out of this device; all who show it follow. */
export function setPushState(member: number, state: PushState): void {
  known = { member, state };
  for (const listener of listeners) listener();
}

const current = () => known;
const nothing = () => null;

/** How push stands for the member on this device; null until it is known, and for everybody else. */
export function useKnownPushState(member: number | null): PushState | null {
  const now = useSyncExternalStore(subscribe, current, nothing);
  return now !== null && now.member === member ? now.state : null;
}

/** How push stands for whoever is here. */
export function useAnyPushState(): PushState | null {
  return useSyncExternalStore(subscribe, current, nothing)?.state ?? null;
}
