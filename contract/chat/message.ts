import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { gifts } from './gift.ts';
import { messageImage } from './message-image.ts';
import { notices } from './notice.ts';
import { origins } from './origin.ts';

/** An open list: a client shows a kind it does not know as "not supported here" (CHAT-9). */
export const messageKinds = ['text', 'gift', 'image', 'system'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** What a member writes through `chat/send-message`; each comes with the field of its name. */
export const writtenKinds = ['text', 'gift'] as const;

export type WrittenKind = (typeof writtenKinds)[number];

/** What has a price; a picture is uploaded first and sent by `chat/send-image`. */
export type PaidKind = WrittenKind | 'image';

export const message = z.object({
  /** Position in its conversation: 1, 2, 3 … without gaps, so a client sees at once what it missed. */
  id,
  conversation: id,
  sender: id,
  kind: z.enum(messageKinds),
  /** Empty where it is no text. */
  text: z.string(),
  /** What was given; null where it is no gift, and where its sender erased their account. */
  gift: z.nullable(z.enum(gifts)),
  /** Null where it is no picture, in the list of conversations, and where its sender erased their account. */
  image: z.nullable(messageImage),
  /** What the service says here, on nobody's behalf; null where it is no `system` line. */
  notice: z.nullable(z.enum(notices)),
  origin: z.enum(origins),
  sent_at: instant,
  /** The sender's idempotency key, on the sender's own devices only: it matches the outbox entry. */
  client_id: z.nullable(z.uuid()),
});

export type Message = z.output<typeof message>;
