import type { ChatState } from '#contract/chat/chat-state.ts';
import { useStore } from '#web/platform/store.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { useDevice } from './use-device.ts';

export function useChatStore(): ChatStore {
  return useDevice().store;
}

/** This device's current state of the member's conversations. */
export function useChatState(): ChatState {
  return useStore(useChatStore());
}
