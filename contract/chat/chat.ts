import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';
import { message } from './message.ts';

/** Number of a message up to which something is true; 0 before the first. */
const upTo = z.int().check(z.minimum(0));

/**
 * A conversation as its viewer sees it in the list (CHAT-1). `read_up_to`, `revision`, `other_read_up_to` and the last
 * message's id only ever rise, so of two versions a client can tell the later one.
 */
export const chat = z.object({
  conversation: id,
  /** The other member. */
  profile: profileCard,
  num_unread_messages: z.int(),
  /** Null where I removed everything that was said: not in the list then. */
  last_message: z.nullable(message),
  /** Up to which message I have read. */
  read_up_to: upTo,
  /** Up to which message I removed the conversation: nothing of it is shown to me any more (CHAT-7). */
  removed_up_to: upTo,
  /** Nothing tells me of it but the list: no push, no mail, no badge (CHAT-7). */
  muted: z.boolean(),
  /** Rises with each change of `removed_up_to` and `muted`, which may go back. */
  revision: z.int(),
  /** Up to which message the other has read; 0 where either of the two does not tell (TRUST-11). */
  other_read_up_to: upTo,
});

export type Chat = z.output<typeof chat>;
