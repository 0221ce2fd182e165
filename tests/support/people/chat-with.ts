import type { Chat } from '#contract/chat/chat.ts';
import type { Id } from '#contract/kit/id.ts';
import { someCard } from '../samples/some-card.ts';
import { someChat } from '../samples/some-chat.ts';
import { someMessage } from '../samples/some-message.ts';

/**
 * A conversation with a member that has this number of read messages. Each member gets a separate
 * conversation.
 */
export function chatWith(member: Id, last = 1): Chat {
  const conversation = member * 10;
  return someChat({
    conversation,
    profile: someCard({ id: member, name: `Lid ${member}` }),
    last_message: someMessage({ id: last, conversation, sender: member }),
    read_up_to: last,
  });
}
