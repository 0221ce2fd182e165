import type { Chat } from '#contract/chat/chat.ts';
import type { Message } from '#contract/chat/message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { ProfileCard } from '#contract/profiles/profile-card.ts';

/** A member's side of a conversation, with the other member's read mark. */
export interface Participant {
  readonly conversation_id: Id;
  readonly other_id: Id;
  readonly unread: number;
  readonly read_up_to: number;
  readonly removed_up_to: number;
  readonly muted: boolean;
  readonly revision: number;
  readonly other_read_up_to: number;
}

/** A conversation as the member of this side sees it. `profile` is the card of the other member. */
export function toChat(side: Participant, profile: ProfileCard, lastMessage: Message | null): Chat {
  return {
    conversation: side.conversation_id,
    profile,
    num_unread_messages: side.unread,
    last_message: lastMessage,
    read_up_to: side.read_up_to,
    removed_up_to: side.removed_up_to,
    muted: side.muted,
    revision: side.revision,
    other_read_up_to: side.other_read_up_to,
  };
}
