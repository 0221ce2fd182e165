import type { Message } from '#contract/chat/message.ts';
import type { Outgoing } from '../outbox/outbox.ts';

interface Placed {
  /** Stays with what it shows, whatever comes before or after it. */
  readonly key: string;
}

export interface MessageRow extends Placed {
  readonly kind: 'message';
  readonly message: Message;
  /** The first of its day. */
  readonly newDay: boolean;
  /** The first one that was unread when the conversation was opened. */
  readonly firstUnread: boolean;
  /** The same person goes on, on the same day. */
  readonly followed: boolean;
  /** The same person said the one before. */
  readonly follows: boolean;
}

/** One row of a conversation, from the top. */
export type LogRow =
  | (Placed & { readonly kind: 'start' })
  | MessageRow
  | (Placed & { readonly kind: 'outgoing'; readonly outgoing: Outgoing })
  /** One's own pictures that are no message yet. */
  | (Placed & { readonly kind: 'images' })
  | (Placed & { readonly kind: 'typing' });

// What was sent from here keeps its key when its echo comes, so that it stays the same element.
const keyOf = (message: Message): string => message.client_id ?? `${message.id}`;

/** The rows of the messages that were said. `unreadFrom`: number of the first unread one, 0 where all were read. */
export function messageRows(
  messages: readonly Message[],
  dayOf: (moment: string) => string,
  unreadFrom: number,
): readonly MessageRow[] {
  const days = messages.map((message) => dayOf(message.sent_at));
  return messages.map((message, index) => {
    const [previous, next] = [messages[index - 1], messages[index + 1]];
    const newDay = days[index] !== days[index - 1];
    const firstUnread = message.id === unreadFrom;
    return {
      kind: 'message',
      key: keyOf(message),
      message,
      newDay,
      firstUnread,
      follows: previous?.sender === message.sender && !newDay && !firstUnread,
      followed: next?.sender === message.sender && days[index] === days[index + 1] && next.id !== unreadFrom,
    };
  });
}

/** All rows: the start where it is reached, what was said, what is on its way, and that the other is typing. */
export function logRows(parts: {
  start: boolean;
  said: readonly MessageRow[];
  outgoing: readonly Outgoing[];
  images: boolean;
  typing: boolean;
}): readonly LogRow[] {
  return [
    ...(parts.start ? [{ kind: 'start', key: 'start' } as const] : []),
    ...parts.said,
    ...parts.outgoing.map((outgoing) => ({ kind: 'outgoing', key: outgoing.client_id, outgoing }) as const),
    ...(parts.images ? [{ kind: 'images', key: 'images' } as const] : []),
    ...(parts.typing ? [{ kind: 'typing', key: 'typing' } as const] : []),
  ];
}
