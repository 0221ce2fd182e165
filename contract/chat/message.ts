import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { gifts } from './gift.ts';
import { messageImage } from './message-image.ts';
import { notices } from './notice.ts';
import { origins } from './origin.ts';

/** An open list: a client shows an unknown kind as "not supported here" (CHAT-9). */
export const messageKinds = ['text', 'gift', 'image', 'system'] as const;

export type MessageKind = (typeof messageKinds)[number];

/** The kinds that a member sends through `chat/send-message`. Each comes with the field of its name. */
export const writtenKinds = ['text', 'gift'] as const;

export type WrittenKind = (typeof writtenKinds)[number];

/** The kinds that have a price. A picture is uploaded first and sent by `chat/send-image`. */
export type PaidKind = WrittenKind | 'image';

export const message = z.object({
  /**
   * The position in its conversation: 1, 2, 3 … without gaps, so that a client sees at once what it missed.
   */
  id,
  conversation: id,
  sender: id,
  kind: z.enum(messageKinds),
  /** Empty for other kinds. */
  text: z.string(),
  /** The gift. Null for other kinds, and after its sender erased their account. */
  gift: z.nullable(z.enum(gifts)),
  /** Null for other kinds, in the list of conversations, and after its sender erased their account. */
  image: z.nullable(messageImage),
  /** The notice of the service, in nobody's name. Null unless the kind is `system`. */
  notice: z.nullable(z.enum(notices)),
  origin: z.enum(origins),
  sent_at: instant,
  /** The sender's idempotency key, sent to the sender's own devices only. It matches the outbox entry. */
  client_id: z.nullable(z.uuid()),
});

export type Message = z.output<typeof message>;
