import type { Quote } from '#contract/chat/message.ts';
import { quoteOf } from '#contract/chat/with-quotes.ts';
import { useChatState } from '../sync/use-device.ts';

/** The quote of a message that this device holds. Null if it does not hold the message now. */
export function useQuoted(profile: number, message: number | null): Quote | null {
  const { chats, windows, stretches } = useChatState();
  if (message === null) return null;
  const conversation = Object.values(chats).find((chat) => chat.profile.id === profile)?.conversation ?? 0;
  for (const window of [windows[conversation], stretches[conversation]]) {
    const found = window?.messages.find(({ id }) => id === message);
    if (found) return quoteOf(found);
  }
  return null;
}
