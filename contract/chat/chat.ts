import * as z from 'zod/mini';
import { id } from '#contract/kit/id.ts';
import { profileCard } from '#contract/profiles/profile-card.ts';
import { message } from './message.ts';

/** The number of a message up to which a statement holds, or 0 before the first. */
const upTo = z.int().check(z.minimum(0));

/**
 * A conversation as its viewer sees it in the list (CHAT-1). `read_up_to`, `revision`, `other_read_up_to` and
 * the last message's id only rise, so a client can tell which of two versions is later.
 */
export const chat = z.object({
  conversation: id,
  /** The other member. */
  profile: profileCard,
  num_unread_messages: z.int(),
  /** Null if the viewer removed all messages. Such a conversation is not in the list. */
  last_message: z.nullable(message),
  /** The viewer's read mark. */
  read_up_to: upTo,
  /** The viewer removed the conversation up to this message and sees nothing of that part (CHAT-7). */
  removed_up_to: upTo,
  /** A muted conversation makes no push, mail or badge count (CHAT-7). */
  muted: z.boolean(),
  /** Rises with each change of `removed_up_to` and `muted`, whose values may go back. */
  revision: z.int(),
  /** The other member's read mark. 0 if either member has read receipts switched off (TRUST-11). */
  other_read_up_to: upTo,
});

export type Chat = z.output<typeof chat>;
