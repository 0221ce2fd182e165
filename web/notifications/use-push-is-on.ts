import { useAnyPushState } from './push-store.ts';

/** Whether this device is told by push: then it need not ask so often (CHAT-6). */
export const usePushIsOn = (): boolean => useAnyPushState() === 'subscribed';
