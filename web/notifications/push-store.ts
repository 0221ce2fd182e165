import { createStore, useStore } from '#web/platform/store.ts';
import { useSettings } from '#web/sites/settings.ts';
import type { PushState } from './push-device.ts';

interface Known {
  readonly member: number;
  readonly state: PushState;
}

const pushState = createStore<Known | null>(null);

/** Stores the push state of this device and updates all components that show it. */
export const setPushState = (member: number, state: PushState): void => pushState.set({ member, state });

/** Returns the push state of this member on this device. Null while it is unknown, and for other members. */
export function useKnownPushState(member: number | null): PushState | null {
  const now = useStore(pushState);
  return now !== null && now.member === member ? now.state : null;
}

/** Returns the push state of the present member. */
const useAnyPushState = (): PushState | null => useStore(pushState)?.state ?? null;

/** Whether this device gets pushes. If so, it can poll less often (CHAT-6). */
export const usePushIsOn = (): boolean => useAnyPushState() === 'subscribed';

/**
 * Whether to offer push: to a member on a capable, unsubscribed device, if the service has a key (SHELL-14).
 */
export function usePushOffer(member: number | null): boolean {
  const state = useKnownPushState(member);
  return useSettings().push_public_key !== null && state === 'unsubscribed';
}
