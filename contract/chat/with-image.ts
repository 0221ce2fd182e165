import type { Id } from '#contract/kit/id.ts';
import type { ChatState } from './chat-state.ts';
import type { MessageImage } from './message-image.ts';

interface ImageOf {
  readonly conversation: Id;
  readonly message: Id;
  readonly image: MessageImage;
}

/** The state with the picture of an opened conversation's message as it was given last (CHAT-10). */
export function withImage(state: ChatState, { conversation, message, image }: ImageOf): ChatState {
  const window = state.windows[conversation];
  if (!window) return state;
  const messages = window.messages.map((one) => (one.id === message ? { ...one, image } : one));
  return { ...state, windows: { ...state.windows, [conversation]: { ...window, messages } } };
}
