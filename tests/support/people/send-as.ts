import { randomUUID } from 'node:crypto';
import { getMessages } from '#contract/chat/get-messages.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { Id } from '#contract/kit/id.ts';
import type { JourneyMember } from '../browser/journey-member.ts';

/** Sends a message as a member, through the API. Returns the conversation. */
export async function sendAs(from: JourneyMember, to: JourneyMember, text: string): Promise<Id> {
  const { answer } = await from.client.api(sendMessage, {
    profile: to.id,
    client_id: randomUUID(),
    kind: 'text',
    text,
  });
  return answer.message.conversation;
}

/** The messages that the server has stored in a conversation, oldest first. */
export async function storedTexts(member: JourneyMember, conversation: Id): Promise<string[]> {
  const { answer } = await member.client.api(getMessages, { conversation });
  return answer.messages.map(({ text }) => text);
}
