import { useSettings } from '#web/sites/settings.ts';
import { useKnownPushState } from './push-store.ts';

/**
 * Whether to offer push: to a member on a capable, unsubscribed device, if the service has a key (SHELL-14).
 */
export function usePushOffer(member: number | null): boolean {
  const state = useKnownPushState(member);
  return useSettings().push_public_key !== null && state === 'unsubscribed';
}
