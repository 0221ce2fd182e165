import { createStore, useStore } from '#web/platform/store.ts';
import { readPageCookie, storePageCookie, usePageCookie } from '#web/sites/page-cookies.ts';
import { useSettings } from '#web/sites/settings.ts';
import type { PushState } from './push-device.ts';

interface Known {
  readonly member: number;
  readonly state: PushState;
}

const pushState = createStore<Known | null>(null);

/** Stores the push state of this device and updates all components that show it. */
export const setPushState = (member: number, state: PushState): void => {
  pushState.set({ member, state });
  if (state !== 'unsubscribed' && readPageCookie('vonk_push_offer') === String(member))
    storePageCookie('vonk_push_offer', null);
};

/**
 * Called after a message or a like, the moment from which push is worth an offer (SHELL-13). A cookie keeps
 * the offer, so that the server renders the next page with it.
 */
export function offerPush(): void {
  const known = pushState.read();
  if (known?.state === 'unsubscribed') storePageCookie('vonk_push_offer', String(known.member));
}

/** Returns the push state of this member on this device. Null while it is unknown, and for other members. */
export function useKnownPushState(member: number | null): PushState | null {
  const now = useStore(pushState);
  return now !== null && now.member === member ? now.state : null;
}

/** Returns the push state of the present member. */
const useAnyPushState = (): PushState | null => useStore(pushState)?.state ?? null;

/** Whether this device gets pushes. If so, it can poll less often (CHAT-6). */
export const usePushIsOn = (): boolean => useAnyPushState() === 'subscribed';

/** Whether push can be offered on this device: it is capable, not subscribed, and the service has a key (SHELL-14). */
export function useIsPushPossible(member: number | null): boolean {
  const state = useKnownPushState(member);
  return useSettings().push_public_key !== null && state === 'unsubscribed';
}

/**
 * Whether to offer push: after a first message or like, to a member on a capable, unsubscribed device, if the
 * service has a key (SHELL-13, SHELL-14). The cookie exists only on such a device.
 */
export function usePushOffer(member: number): boolean {
  const state = useKnownPushState(member);
  const isOffered = usePageCookie('vonk_push_offer') === String(member);
  const hasKey = useSettings().push_public_key !== null;
  return isOffered && hasKey && (state ?? 'unsubscribed') === 'unsubscribed';
}
