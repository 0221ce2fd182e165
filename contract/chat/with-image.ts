import type { Id } from '#contract/kit/id.ts';
import type { ChatState } from './chat-state.ts';
import type { MessageImage } from './message.ts';
import { withChange } from './with-change.ts';

interface ImageOf {
  readonly conversation: Id;
  readonly message: Id;
  readonly image: MessageImage;
}

/** Replaces the picture of a message in an opened conversation with its latest version (CHAT-10). */
export function withImage(state: ChatState, { conversation, message, image }: ImageOf): ChatState {
  return withChange(state, { conversation, id: message }, (one) => ({ ...one, image }));
}
