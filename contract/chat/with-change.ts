import type { Id } from '#contract/kit/id.ts';
import type { ChatState } from './chat-state.ts';
import type { Message, MessageImage } from './message.ts';
import { changeMessage } from './message-window.ts';
import { withRenewedQuotes } from './with-quotes.ts';
import { withReactionsOf } from './with-reactions.ts';

/** Changes a message wherever it is held, including a stretch further back. */
export function withChange(
  state: ChatState,
  { conversation, id }: Pick<Message, 'conversation' | 'id'>,
  change: (message: Message) => Message,
): ChatState {
  const [window, stretch] = [state.windows[conversation], state.stretches[conversation]];
  return {
    ...state,
    ...(window && { windows: { ...state.windows, [conversation]: changeMessage(window, id, change) } }),
    ...(stretch && { stretches: { ...state.stretches, [conversation]: changeMessage(stretch, id, change) } }),
  };
}

/**
 * Replaces a message wherever it is held or quoted. A message of an event carries no quote of its own, so the
 * known one stays.
 */
export function withChangedMessage(
  state: ChatState,
  message: Message,
  applies: (known: Message) => boolean = () => true,
): ChatState {
  const next = withChange(withReactionsOf(state, [message]), message, (known) =>
    applies(known) ? { ...(known.quote && { quote: known.quote }), ...message } : known,
  );
  return withRenewedQuotes(next, message);
}

interface ImageOf {
  readonly conversation: Id;
  readonly message: Id;
  readonly image: MessageImage;
}

/** Replaces the picture of a message in an opened conversation with its latest version (CHAT-10). */
export function withImage(state: ChatState, { conversation, message, image }: ImageOf): ChatState {
  return withChange(state, { conversation, id: message }, (one) => ({ ...one, image }));
}
