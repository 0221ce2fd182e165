import type { Message } from '#contract/chat/message.ts';

/** A message of the member of `someCard` in the conversation of `someChat`, with overrides. */
export const someMessage = (given: Partial<Message> = {}): Message => ({
  id: 1,
  conversation: 9,
  sender: 2,
  kind: 'text',
  text: 'Hoi',
  gift: null,
  image: null,
  notice: null,
  origin: 'member',
  sent_at: '2026-01-01T12:00:00.000Z',
  client_id: null,
  ...given,
});
