import type { Chat } from '#contract/chat/chat.ts';
import { someCard } from './some-card.ts';
import { someMessage } from './some-message.ts';

/** A conversation with one message that was read, with overrides. */
export const someChat = (given: Partial<Chat> = {}): Chat => ({
  conversation: 9,
  profile: someCard(),
  num_unread_messages: 0,
  last_message: someMessage(),
  read_up_to: 1,
  removed_up_to: 0,
  muted: false,
  revision: 0,
  other_read_up_to: 0,
  ...given,
});
