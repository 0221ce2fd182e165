import type { ChatState } from '#contract/chat/chat-state.ts';
import type { Message } from '#contract/chat/message.ts';

const within = (state: ChatState, clientId: string, of: 'messages' | 'ahead'): boolean =>
  Object.values(state.windows).some((window) =>
    window[of].some((message: Message) => message.client_id === clientId),
  );

/** Whether the message with this client id stands in an opened conversation. */
export const isConfirmed = (state: ChatState, clientId: string): boolean =>
  within(state, clientId, 'messages');

/** Whether it came, but waits for messages before it: not shown yet. */
export const isAhead = (state: ChatState, clientId: string): boolean => within(state, clientId, 'ahead');
