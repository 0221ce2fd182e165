import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { instant } from '#contract/kit/time.ts';

/** An open list: a client shows a kind it does not know as "not supported here" (CHAT-9). */
export const messageKinds = ['text'] as const;

export const message = z.object({
  /** Position in its conversation: 1, 2, 3 … without gaps, so a client sees at once what it missed. */
  id,
  conversation: id,
  sender: id,
  kind: z.enum(messageKinds),
  text: z.string(),
  sent_at: instant,
  /** The sender's idempotency key, on the sender's own devices only: it matches the outbox entry. */
  client_id: z.nullable(z.uuid()),
});

export type Message = z.output<typeof message>;
