import type { PayloadOf } from '#contract/kit/event.ts';
import type { Id } from '#contract/kit/id.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { type Chat, lastId, laterChat } from './chat.ts';
import type {
  chatChanged,
  chatRemoved,
  messageAdded,
  messageChanged,
  messagesRead,
  reactionChanged,
} from './events.ts';
import type { getChats } from './get-chats.ts';
import type { getMessages } from './get-messages.ts';
import type { Message } from './message.ts';
import {
  addLiveMessage,
  cutWindow,
  emptyWindow,
  joinMessages,
  type MessageWindow,
} from './message-window.ts';
import { withChangedMessage } from './with-change.ts';
import { type ReactionsByMessage, withReactions, withReactionsOf } from './with-reactions.ts';

/**
 * A device's knowledge of its member's conversations, and the effect of each live event on it. Pure. A
 * repeated event changes nothing, an old event never replaces newer data, and gaps are reported in `behind`
 * and never shown.
 */
export interface ChatState {
  /** By conversation. Those without a last message are known but not in the list. */
  readonly chats: Readonly<Record<Id, Chat>>;
  /** By conversation, for opened conversations. */
  readonly windows: Readonly<Record<Id, MessageWindow>>;
  /**
   * By conversation: a stretch further back that is being read. It is separate from the newest messages and
   * equally up to date.
   */
  readonly stretches: Readonly<Record<Id, MessageWindow>>;
  /** Conversations with missing messages, and the number after which to read on. */
  readonly behind: Readonly<Record<Id, number>>;
  /** By conversation. Kept apart from the messages, because a reaction may overtake its message. */
  readonly reactions: Readonly<Record<Id, ReactionsByMessage>>;
}

export const emptyChatState: ChatState = { chats: {}, windows: {}, stretches: {}, behind: {}, reactions: {} };

export type ChatEvent =
  | { readonly name: 'chat/message-added'; readonly payload: PayloadOf<typeof messageAdded> }
  | { readonly name: 'chat/messages-read'; readonly payload: PayloadOf<typeof messagesRead> }
  | { readonly name: 'chat/chat-removed'; readonly payload: PayloadOf<typeof chatRemoved> }
  | { readonly name: 'chat/chat-changed'; readonly payload: PayloadOf<typeof chatChanged> }
  | { readonly name: 'chat/message-changed'; readonly payload: PayloadOf<typeof messageChanged> }
  | { readonly name: 'chat/reaction-changed'; readonly payload: PayloadOf<typeof reactionChanged> };

const without = <T>(record: Readonly<Record<Id, T>>, key: Id): Readonly<Record<Id, T>> => {
  const { [key]: _, ...rest } = record;
  return rest;
};

/** Sets or clears the stretch of a conversation that is being read. */
export function withStretch(state: ChatState, conversation: Id, stretch: MessageWindow | null): ChatState {
  if ((state.stretches[conversation] ?? null) === stretch) return state;
  const others = without(state.stretches, conversation);
  const stretches = stretch === null ? others : { ...others, [conversation]: stretch };
  return withReactionsOf({ ...state, stretches }, stretch?.messages ?? []);
}

/** Updates the held messages after the removal mark moved: cuts them if it rose, reads on if it fell. */
const withMark = (state: ChatState, conversation: Id, from: number, to: number): ChatState => {
  const window = state.windows[conversation];
  if (!window || from === to) return state;
  const apart = withStretch(state, conversation, null);
  // The restored messages precede the held ones. If none are held, the conversation is read afresh.
  const moved = from < to ? cutWindow(window, to) : { ...window, hasOlder: true };
  const windows =
    from > to && window.messages.length === 0
      ? without(state.windows, conversation)
      : { ...state.windows, [conversation]: moved };
  return { ...apart, windows };
};

const withChat = (state: ChatState, read: Chat): ChatState => {
  const { conversation } = read;
  const known = state.chats[conversation];
  const chat = known ? laterChat(known, read) : read;
  const next = { ...state, chats: { ...state.chats, [conversation]: chat } };
  // This may be the first sign of a removal or an undo on another device.
  return withMark(next, conversation, known?.removed_up_to ?? 0, chat.removed_up_to);
};

/** The last message that a device holds of an opened conversation, from where it reads on. */
export function heldUpTo(state: ChatState, conversation: Id): number {
  const held = state.windows[conversation]?.messages.at(-1)?.id ?? 0;
  return Math.max(held, state.chats[conversation]?.removed_up_to ?? 0);
}

/** Marks an opened conversation as behind or up to date by its list entry. */
const withBehind = (state: ChatState, conversation: Id): ChatState => {
  const chat = state.chats[conversation];
  if (!chat || !state.windows[conversation]) return state;
  const held = heldUpTo(state, conversation);
  const behind =
    held < lastId(chat) ? { ...state.behind, [conversation]: held } : without(state.behind, conversation);
  return { ...state, behind };
};

const added = (state: ChatState, { message, chat }: PayloadOf<typeof messageAdded>): ChatState => {
  const { conversation } = message;
  const next = withChat(state, chat);
  const floor = next.chats[conversation]?.removed_up_to ?? 0;
  // The first message visible to this member is the whole conversation, so it counts as opened.
  const window = next.windows[conversation] ?? (message.id === floor + 1 ? emptyWindow : undefined);
  if (!window) return next;
  const updated = addLiveMessage(window, message, floor);
  return withBehind({ ...next, windows: { ...next.windows, [conversation]: updated } }, conversation);
};

const read = (state: ChatState, event: PayloadOf<typeof messagesRead>): ChatState => {
  const known = state.chats[event.conversation];
  if (!known) return state;
  const changed: Partial<Chat> = event.own
    ? known.read_up_to < event.read_up_to
      ? { read_up_to: event.read_up_to, num_unread_messages: event.num_unread_messages ?? 0 }
      : {}
    : { other_read_up_to: Math.max(known.other_read_up_to, event.read_up_to) };
  return { ...state, chats: { ...state.chats, [event.conversation]: { ...known, ...changed } } };
};

const removed = (state: ChatState, event: PayloadOf<typeof chatRemoved>): ChatState => {
  const { conversation, removed_up_to, muted, revision } = event;
  const known = state.chats[conversation];
  if (!known || known.revision > revision) return state;
  if (known.revision === revision && known.removed_up_to >= removed_up_to) return state;
  const gone = lastId(known) <= removed_up_to;
  const chat: Chat = {
    ...known,
    removed_up_to,
    muted,
    revision,
    ...(gone && { last_message: null, num_unread_messages: 0 }),
  };
  const next = { ...state, chats: { ...state.chats, [conversation]: chat } };
  return withBehind(withMark(next, conversation, known.removed_up_to, removed_up_to), conversation);
};

/**
 * Sets the member's side of a conversation and its held messages, regardless of version numbers. Used for
 * optimistic changes and their rollback.
 */
export function withSideOf(state: ChatState, chat: Chat, window?: MessageWindow): ChatState {
  const { conversation } = chat;
  const from = state.chats[conversation]?.removed_up_to ?? 0;
  const next = { ...state, chats: { ...state.chats, [conversation]: chat } };
  const shown = window
    ? { ...next, windows: { ...next.windows, [conversation]: window } }
    : withMark(next, conversation, from, chat.removed_up_to);
  return withBehind(shown, conversation);
}

const changed = (state: ChatState, { message }: PayloadOf<typeof messageChanged>): ChatState => {
  const { conversation } = message;
  const chat = state.chats[conversation];
  const isLast = chat?.last_message?.id === message.id;
  return {
    ...withChangedMessage(state, message),
    ...(chat && isLast && { chats: { ...state.chats, [conversation]: { ...chat, last_message: message } } }),
  };
};

/** The state after an event. */
export function reduceChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.name) {
    case 'chat/message-added':
      return added(state, event.payload);
    case 'chat/messages-read':
      return read(state, event.payload);
    case 'chat/chat-removed':
      return removed(state, event.payload);
    case 'chat/chat-changed':
      return withBehind(withChat(state, event.payload.chat), event.payload.chat.conversation);
    case 'chat/message-changed':
      return changed(state, event.payload);
    case 'chat/reaction-changed':
      return withReactions(state, [event.payload]);
  }
}

/**
 * Hides the conversation with a member who may no longer be met. Reading it again may bring it back (PROF-7).
 */
export function withoutMember(state: ChatState, member: Id): ChatState {
  const chat = Object.values(state.chats).find(({ profile }) => profile.id === member);
  if (!chat) return state;
  return {
    chats: without(state.chats, chat.conversation),
    windows: without(state.windows, chat.conversation),
    stretches: without(state.stretches, chat.conversation),
    behind: without(state.behind, chat.conversation),
    reactions: without(state.reactions, chat.conversation),
  };
}

/** Drops a chat from the list. Opening it reads it afresh. */
const withoutChat = (state: ChatState, chat: Chat): ChatState => ({
  chats: { ...state.chats, [chat.conversation]: { ...chat, last_message: null, num_unread_messages: 0 } },
  windows: without(state.windows, chat.conversation),
  stretches: without(state.stretches, chat.conversation),
  behind: without(state.behind, chat.conversation),
  reactions: without(state.reactions, chat.conversation),
});

/** The state after a part of the list was read. */
export function withChats(state: ChatState, chats: readonly Chat[]): ChatState {
  const merged = chats.reduce(withChat, state);
  return Object.keys(merged.windows).map(Number).reduce(withBehind, merged);
}

/**
 * The state after the newest part of the list was read. `since` is the state at the time of the request. A
 * chat missing from the answer is gone, with its messages. It stays if something arrived in the meantime, or
 * if it is further down the list than the answer reaches.
 */
export function withNewestChats(
  state: ChatState,
  { chats, older }: AnswerOf<typeof getChats>,
  since: ChatState,
): ChatState {
  const answered = new Set(chats.map((chat) => chat.conversation));
  const isGone = (chat: Chat): boolean => {
    const untouched = since.chats[chat.conversation] === chat && chat.last_message !== null;
    const within = (chat.last_message?.sent_at ?? '') >= (older ?? '');
    return untouched && within && !answered.has(chat.conversation);
  };
  return withChats(Object.values(state.chats).filter(isGone).reduce(withoutChat, state), chats);
}

/** The page of messages that was requested. */
export interface MessagesAsked {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
}

/**
 * The state after a page of messages was read: the newest, older ones (`before`) or missed ones (`after`).
 */
export function withMessages(
  state: ChatState,
  answer: AnswerOf<typeof getMessages>,
  asked: MessagesAsked = {},
): ChatState {
  const { conversation } = answer.chat;
  const next = withChat(withReactionsOf(state, answer.messages), answer.chat);
  const { removed_up_to: removedUpTo } = next.chats[conversation] ?? answer.chat;
  const window = next.windows[conversation] ?? emptyWindow;
  const page = answer.messages.filter((message) => message.id > removedUpTo);
  const joined = joinMessages(window, page, {
    floor: asked.after ?? removedUpTo,
    ...(asked.after === undefined && { hasOlder: answer.has_more }),
    ...(asked.before !== undefined && { older: true }),
  });
  return withBehind({ ...next, windows: { ...next.windows, [conversation]: joined } }, conversation);
}

const byNewest = (one: Chat, other: Chat): number => {
  const [a, b] = [one.last_message?.sent_at ?? '', other.last_message?.sent_at ?? ''];
  return a === b ? one.conversation - other.conversation : a < b ? 1 : -1;
};

/** The list as shown, newest first. */
export function chatList(state: ChatState): readonly Chat[] {
  return Object.values(state.chats)
    .filter((chat) => chat.last_message !== null)
    .sort(byNewest);
}

/** The messages of an opened conversation, in order, without gaps. */
export function messagesOf(state: ChatState, conversation: Id): readonly Message[] {
  return state.windows[conversation]?.messages ?? [];
}

/** The unread count for a badge. Muted conversations do not count (SHELL-3, CHAT-7). */
export const unreadOf = (chats: readonly Chat[]): number =>
  chats.reduce((sum, chat) => sum + (chat.muted ? 0 : chat.num_unread_messages), 0);

/** The count of the badge in the navigation (SHELL-3). */
export function totalUnread(state: ChatState): number {
  return unreadOf(chatList(state));
}
