import type { Id } from '#contract/kit/id.ts';
import { type ChatState, withChange } from './chat-state.ts';
import type { MessageImage } from './message-image.ts';

interface ImageOf {
  readonly conversation: Id;
  readonly message: Id;
  readonly image: MessageImage;
}

/** The state with the picture of an opened conversation's message as it was given last (CHAT-10). */
export function withImage(state: ChatState, { conversation, message, image }: ImageOf): ChatState {
  return withChange(state, { conversation, id: message }, (one) => ({ ...one, image }));
}
