import type { Message } from '#contract/chat/message.ts';
import type { MemberReaction, Reaction } from '#contract/chat/reaction.ts';
import { setReaction } from '#contract/chat/set-reaction.ts';
import { reactionsTo, withReactions } from '#contract/chat/with-reactions.ts';
import { call } from '#web/platform/api/api.ts';
import { createStore, useStore } from '#web/platform/store.ts';
import type { ChatStore } from '../chat-store/chat-store.ts';
import { useChatState } from '../sync/use-device.ts';

type Place = Pick<Message, 'conversation' | 'id'>;

const keyOf = ({ conversation, id }: Place) => `${conversation} ${id}`;

/** The member's choices that the server has not confirmed. They are shown at once. */
const chosen = createStore<ReadonlyMap<string, Reaction | null>>(new Map());
const sending = new Set<string>();

const without = (key: string) =>
  chosen.change((known) => new Map([...known].filter(([name]) => name !== key)));

/**
 * Shows a reaction at once and stores it on the server. Choices that follow each other are sent one by one, so
 * that the last one wins. Rejects if the server refuses it; the former reaction is then shown again.
 */
export async function sendReaction(store: ChatStore, place: Place, reaction: Reaction | null): Promise<void> {
  const key = keyOf(place);
  chosen.change((known) => new Map(known).set(key, reaction));
  if (sending.has(key)) return;
  sending.add(key);
  const { conversation, id: message } = place;
  try {
    for (let next: Reaction | null | undefined = reaction; next !== undefined; ) {
      const sent: Reaction | null = next;
      const input = { conversation, message, reaction: sent };
      const { reaction: stored } = await call(setReaction, input, { idempotent: true });
      store.change((state) => withReactions(state, [stored]));
      const now = chosen.read().get(key) ?? null;
      next = now === sent ? undefined : now;
    }
  } finally {
    sending.delete(key);
    without(key);
  }
}

export interface ShownReactions {
  /** The member's own reaction, also while it is being stored. */
  readonly own: Reaction | null;
  readonly theirs: Reaction | null;
}

const reactionOf = (known: readonly MemberReaction[], isTheirs: boolean, other: number): Reaction | null =>
  known.find(({ member }) => (member === other) === isTheirs)?.reaction ?? null;

/** The reactions to a message in a conversation with `other`. */
export function useReactionsTo(place: Place, other: number): ShownReactions {
  const known = reactionsTo(useChatState(), place.conversation, place.id);
  const choice = useStore(chosen).get(keyOf(place));
  return {
    own: choice === undefined ? reactionOf(known, false, other) : choice,
    theirs: reactionOf(known, true, other),
  };
}
