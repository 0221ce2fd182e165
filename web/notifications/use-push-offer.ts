import { useSettings } from '#web/sites/settings.ts';
import { useKnownPushState } from './push-store.ts';

/** Whether push is offered: to a member on a capable, unsubscribed device, where the service has a key (SHELL-14). */
export function usePushOffer(member: number | null): boolean {
  const state = useKnownPushState(member);
  return useSettings().push_public_key !== null && state === 'unsubscribed';
}
