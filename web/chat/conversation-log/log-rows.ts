import type { Message } from '#contract/chat/message.ts';
import { minute } from '#contract/kit/durations.ts';
import { imageDisplaySize } from '../images/image-display-size.ts';
import type { Outgoing } from '../outbox/outbox.ts';

interface Placed {
  /** A stable key that does not depend on the rows before or after it. */
  readonly key: string;
}

export interface MessageRow extends Placed {
  readonly kind: 'message';
  readonly message: Message;
  /** The first message of its day. */
  readonly newDay: boolean;
  /** The first message that was unread on opening. */
  readonly firstUnread: boolean;
  /** The next message is of the same group: same sender and day, soon after this one. */
  readonly followed: boolean;
  /** The previous message is of the same group. */
  readonly follows: boolean;
}

/** A row of the log, from top to bottom. */
export type LogRow =
  | (Placed & { readonly kind: 'start' })
  | MessageRow
  | (Placed & { readonly kind: 'outgoing'; readonly outgoing: Outgoing })
  /** The member's own pictures that are not messages yet. */
  | (Placed & { readonly kind: 'images' })
  | (Placed & { readonly kind: 'typing' });

/** A longer pause starts a new group, so that the shown time is right for each message of a group. */
const groupPause = 5 * minute;

const areGrouped = (earlier: Message | undefined, later: Message | undefined): boolean =>
  earlier?.sender === later?.sender &&
  earlier !== undefined &&
  later !== undefined &&
  Date.parse(later.sent_at) - Date.parse(earlier.sent_at) <= groupPause;

// A message sent from here keeps its key when it comes back, so that it stays the same element.
const keyOf = (message: Message): string => message.client_id ?? `${message.id}`;

/**
 * The rows of the messages. `unreadFrom` is the number of the first unread message, or 0 if all were read.
 */
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
      follows: areGrouped(previous, message) && !newDay && !firstUnread,
      followed: areGrouped(message, next) && days[index] === days[index + 1] && next?.id !== unreadFrom,
    };
  });
}

/** All rows: the start if it is reached, the messages, the outgoing ones, and the typing indicator. */
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

const perLine = 40;
const lineHeight = 24;
const quoteHeight = 60;

const linesOf = (text: string): number =>
  text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / perLine)), 0);

const messageHeight = ({ message, newDay, firstUnread, follows }: MessageRow): number => {
  const content = message.image
    ? imageDisplaySize(message.image).height + 10
    : message.gift === null
      ? linesOf(message.text) * lineHeight
      : 158;
  const dividers = (newDay ? 50 : 0) + (firstUnread ? 44 : 0);
  return content + (message.quote ? quoteHeight : 0) + (follows ? 19 : 26) + dividers;
};

/**
 * Estimates the height of a row before it is drawn. The measured height replaces the estimate without a
 * visible jump.
 */
export function rowHeight(row: LogRow | undefined): number {
  switch (row?.kind) {
    case 'message':
      return messageHeight(row);
    case 'outgoing':
      return 26 + linesOf(row.outgoing.text) * lineHeight + (row.outgoing.quote === null ? 0 : quoteHeight);
    case 'start':
      return 60;
    default:
      return 44;
  }
}
