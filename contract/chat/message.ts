import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';
import { gifts } from './gift.ts';

/** An open list: a client shows a kind it does not know as "not supported here" (CHAT-9). */
export const messageKinds = ['text', 'gift'] as const;

export type MessageKind = (typeof messageKinds)[number];

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
  sent_at: instant,
  /** The sender's idempotency key, on the sender's own devices only: it matches the outbox entry. */
  client_id: z.nullable(z.uuid()),
});

export type Message = z.output<typeof message>;
