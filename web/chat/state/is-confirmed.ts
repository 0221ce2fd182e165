import type { ChatState } from '#contract/chat/chat-state.ts';

/** Whether the message with this client id stands in an opened conversation. */
export function isConfirmed(state: ChatState, clientId: string): boolean {
  return Object.values(state.windows).some((window) =>
    window.messages.some((message) => message.client_id === clientId),
  );
}
