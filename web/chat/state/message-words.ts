import type { Gift } from '#contract/chat/gift.ts';
import { useText } from '#web/platform/intl/use-text.tsx';

/** What a message says in words, wherever it cannot be drawn: a list entry, a screen reader. */
export function useMessageWords(): (message: {
  readonly text: string;
  readonly gift: Gift | null;
}) => string {
  const text = useText();
  return (message) =>
    message.gift === null
      ? message.text
      : text('chat.gift_said', { gift: text(`chat.gift.${message.gift}`) });
}
