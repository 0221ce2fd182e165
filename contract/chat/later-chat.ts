import type { Chat } from './chat.ts';

/** Number of the last message a chat knows of, removed or not. */
export function lastId(chat: Chat): number {
  return Math.max(chat.last_message?.id ?? 0, chat.removed_up_to);
}

// My side of a conversation changes under one row's lock and these numbers only rise, so they order its versions.
const isLater = (one: Chat, than: Chat): boolean => {
  if (one.read_up_to !== than.read_up_to) return one.read_up_to > than.read_up_to;
  if (one.removed_up_to !== than.removed_up_to) return one.removed_up_to > than.removed_up_to;
  return lastId(one) >= lastId(than);
};

/**
 * Two versions of the same chat as one: each number from the version that knows more. Events of two commits
 * may arrive in either order, and a list read may overtake an event.
 */
export function laterChat(known: Chat, incoming: Chat): Chat {
  const later = isLater(incoming, known) ? incoming : known;
  const removedUpTo = Math.max(known.removed_up_to, incoming.removed_up_to);
  const last = lastId(incoming) >= lastId(known) ? incoming.last_message : known.last_message;
  return {
    ...later,
    profile: incoming.profile,
    last_message: last && last.id > removedUpTo ? last : null,
    removed_up_to: removedUpTo,
    other_read_up_to: Math.max(known.other_read_up_to, incoming.other_read_up_to),
  };
}
