import type { ChatState } from './chat-state.ts';
import { type Message, type Quote, quoteLength } from './message.ts';
import type { MessageWindow } from './message-window.ts';

/** Whether an operator or an erasure removed the content. A text is never empty otherwise. */
export function isRemoved({ kind, text, gift, image }: Quote & Partial<Pick<Message, 'image'>>): boolean {
  if (kind === 'image') return image === null;
  return (kind === 'text' && text === '') || (kind === 'gift' && gift === null);
}

/** The quote of a message that a device holds. A removed message of any kind is quoted as an empty text. */
export function quoteOf(message: Message): Quote {
  const { id, sender, kind, text, gift } = message;
  if (isRemoved(message)) return { id, sender, kind: 'text', text: '', gift: null };
  return { id, sender, kind, text: [...text].slice(0, quoteLength).join(''), gift };
}

const renewed = (window: MessageWindow, original: Message): MessageWindow => {
  const quotes = ({ quote }: Message) => quote?.id === original.id;
  if (![...window.messages, ...window.ahead].some(quotes)) return window;
  const quote = quoteOf(original);
  const put = (held: readonly Message[]) => held.map((one) => (quotes(one) ? { ...one, quote } : one));
  return { ...window, messages: put(window.messages), ahead: put(window.ahead) };
};

/** The state after a message changed that others quote: a removed text also leaves its quotes. */
export function withRenewedQuotes(state: ChatState, original: Message): ChatState {
  const { conversation } = original;
  const [window, stretch] = [state.windows[conversation], state.stretches[conversation]];
  return {
    ...state,
    ...(window && { windows: { ...state.windows, [conversation]: renewed(window, original) } }),
    ...(stretch && { stretches: { ...state.stretches, [conversation]: renewed(stretch, original) } }),
  };
}
