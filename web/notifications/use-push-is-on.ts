import { useAnyPushState } from './push-store.ts';

/** Whether this device gets pushes. If so, it can poll less often (CHAT-6). */
export const usePushIsOn = (): boolean => useAnyPushState() === 'subscribed';
