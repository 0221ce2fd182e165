import type { ChatState } from '#contract/chat/chat-state.ts';
import type { Message } from '#contract/chat/message.ts';

const within = (state: ChatState, clientId: string, of: 'messages' | 'ahead'): boolean =>
  Object.values(state.windows).some((window) =>
    window[of].some((message: Message) => message.client_id === clientId),
  );

/** Whether an opened conversation contains the message with this client id. */
export const isConfirmed = (state: ChatState, clientId: string): boolean =>
  within(state, clientId, 'messages');

/** Whether the message arrived but waits for messages before it, so that it is not shown yet. */
export const isAhead = (state: ChatState, clientId: string): boolean => within(state, clientId, 'ahead');
