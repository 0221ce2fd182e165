import type { Gift, MessageKind, Notice } from '#contract/chat/message.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import { useFictionalWrites } from '#web/sites/use-fictional-writes.ts';

/** The text version of a message in a conversation with `name`, for list entries and screen readers. */
export function useMessageSummary(
  name = '',
): (message: {
  readonly text: string;
  readonly gift: Gift | null;
  readonly notice?: Notice | null;
  readonly kind?: MessageKind;
}) => string {
  const text = useText();
  const writes = useFictionalWrites();
  return ({ text: words, gift, notice, kind }) => {
    // An operator removed the message. A normal text is never empty.
    if (kind === 'text' && words === '') return text('chat.message_removed');
    if (kind === 'image') return text('chat.image.said');
    if (notice) return text(`chat.notice.${notice}`, { name, writes });
    return gift === null ? words : text('chat.gift_said', { gift: text(`chat.gift.${gift}`) });
  };
}
