import type { Id } from '#contract/kit/id.ts';
import type { ChatState } from './chat-state.ts';
import type { Message } from './message.ts';
import type { MemberReaction, ReactionChange } from './reaction.ts';

/** The reactions of one conversation, by the number of the message. */
export type ReactionsByMessage = Readonly<Record<number, readonly MemberReaction[]>>;

const none: readonly MemberReaction[] = [];

const isNews = (known: readonly MemberReaction[], { member, revision }: MemberReaction): boolean =>
  (known.find((one) => one.member === member)?.revision ?? 0) < revision;

/**
 * The state after reactions became known, by an event, an answer or a page of messages. The latest revision of
 * each member wins, so the order does not matter. The message itself may come later.
 */
export function withReactions(state: ChatState, changes: readonly ReactionChange[]): ChatState {
  let { reactions } = state;
  for (const { conversation, message, member, reaction, revision } of changes) {
    const known = reactions[conversation]?.[message] ?? none;
    const change = { member, reaction, revision };
    if (!isNews(known, change)) continue;
    const next = [...known.filter((one) => one.member !== member), change];
    next.sort((one, other) => one.member - other.member);
    reactions = { ...reactions, [conversation]: { ...reactions[conversation], [message]: next } };
  }
  return reactions === state.reactions ? state : { ...state, reactions };
}

/** The state after messages were read, with their reactions. */
export function withReactionsOf(state: ChatState, messages: readonly Message[]): ChatState {
  return withReactions(
    state,
    messages.flatMap(({ conversation, id: message, reactions = [] }) =>
      reactions.map((reaction) => ({ ...reaction, conversation, message })),
    ),
  );
}

/** The reactions to a message, also those taken back. */
export const reactionsTo = (state: ChatState, conversation: Id, message: number): readonly MemberReaction[] =>
  state.reactions[conversation]?.[message] ?? none;
