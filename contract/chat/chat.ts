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

/** Number of the last message that a chat knows of, removed or not. */
export function lastId(chat: Chat): number {
  return Math.max(chat.last_message?.id ?? 0, chat.removed_up_to);
}

// A side changes under the lock of one row and these numbers only rise, so they order its versions.
const isLater = (one: Chat, than: Chat): boolean => {
  if (one.read_up_to !== than.read_up_to) return one.read_up_to > than.read_up_to;
  if (one.revision !== than.revision) return one.revision > than.revision;
  return lastId(one) >= lastId(than);
};

/** The version with the later state of the side. With equal revisions, the one that removed more. */
const latestSide = (known: Chat, incoming: Chat): Chat => {
  if (known.revision !== incoming.revision) return known.revision > incoming.revision ? known : incoming;
  return known.removed_up_to > incoming.removed_up_to ? known : incoming;
};

/**
 * Merges two versions of the same chat, taking each number from the version that knows more. Events of two
 * commits may arrive in either order, and a list may overtake an event.
 */
export function laterChat(known: Chat, incoming: Chat): Chat {
  const later = isLater(incoming, known) ? incoming : known;
  const { removed_up_to, muted, revision } = latestSide(known, incoming);
  const knownLast = known.last_message;
  const last = (incoming.last_message?.id ?? 0) >= (knownLast?.id ?? 0) ? incoming.last_message : knownLast;
  return {
    ...later,
    profile: incoming.profile,
    last_message: last && last.id > removed_up_to ? last : null,
    removed_up_to,
    muted,
    revision,
    other_read_up_to: Math.max(known.other_read_up_to, incoming.other_read_up_to),
  };
}
