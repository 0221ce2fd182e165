import { useMemo } from 'react';
import type { Chat } from '#contract/chat/chat.ts';
import { chatList, unreadOf } from '#contract/chat/chat-state.ts';
import { useFictionalChoice } from '#web/profiles/use-fictional-choice.ts';
import { useChatState } from './sync/use-device.ts';
import { useOwnId } from './sync/use-own-id.ts';

/**
 * The member's current conversations, newest first. Leaves out fictional members if the member hides them
 * (FIC-11).
 */
export function useChats(): readonly Chat[] {
  const state = useChatState();
  const { hidden } = useFictionalChoice(useOwnId() !== null);
  return useMemo(
    () => chatList(state).filter(({ profile }) => !(hidden && profile.fictional)),
    [state, hidden],
  );
}

/** The number of unread messages in all visible conversations that are not muted. */
export const useUnread = (): number => unreadOf(useChats());
