import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { getChats } from '#contract/chat/get-chats.ts';
import { muteChat } from '#contract/chat/mute-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { minute, startNewsMails } from '#tests/support/mail/news-mails.ts';
import { type Person, recordEvents } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { mailNewsHandler } from '../notifications/mail-news.handler.ts';

const news = await startNewsMails();
const { service, clock, two, mailsTo, waiting } = news;

const send = async (from: Person, to: Person, text = 'Hoi!') =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;
const mute = async (person: Person, conversation: number, muted: boolean) =>
  (await person.api(muteChat, { conversation, muted })).answer.chat;

test('mutes one side only, is idempotent, and can be undone [CHAT-7a]', async () => {
  const [anna, bram] = await two();
  const { conversation } = await send(anna, bram);
  const muted = await Promise.all([1, 2].map(() => mute(bram, conversation, true)));
  expect(muted.map(({ muted, revision }) => ({ muted, revision }))).toEqual(
    [1, 2].map(() => ({ muted: true, revision: 1 })),
  );
  expect((await bram.api(getChats, {})).answer.chats).toEqual([muted[0]]);
  expect((await anna.api(getChats, {})).answer.chats[0]).toMatchObject({ muted: false, revision: 0 });
  expect(await mute(bram, conversation, false)).toMatchObject({ muted: false, revision: 2 });
});

test('notifies every device of the member who mutes, and not the other member [CHAT-7a, CHAT-6a]', async () => {
  const [anna, bram] = await two();
  const { conversation } = await send(anna, bram);
  const [brams, annas] = [await bram.socket(), await anna.socket()];
  const [heard, others] = [recordEvents(brams), recordEvents(annas)];
  const chat = await mute(bram, conversation, true);
  await eventually(() => expect(heard).toContainEqual({ name: 'chat/chat-changed', payload: { chat } }));
  await mute(bram, conversation, true);
  await send(anna, bram);
  await eventually(() => expect(heard.at(-1)).toMatchObject({ payload: { chat: { muted: true } } }));
  expect(heard.filter(({ name }) => name === 'chat/chat-changed')).toHaveLength(1);
  expect(others.some(({ name }) => name === 'chat/chat-changed')).toBe(false);
  brams.close();
  annas.close();
});

test('mails no news of a muted conversation, but of another one [NOTIF-1c]', async () => {
  const [anna, bram] = await two();
  const { conversation } = await send(anna, bram);
  await mute(bram, conversation, true);
  await send(anna, bram);
  clock.forward(6 * minute);
  await mailNewsHandler.run({ member: bram.id }, service.platform);
  expect(await mailsTo(bram)).toHaveLength(0);
  const [cas] = await two();
  const other = await send(cas, bram);
  clock.forward(6 * minute);
  await mailNewsHandler.run({ member: bram.id }, service.platform);
  const mails = await mailsTo(bram);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.parsed.text).toContain(`/chats/${other.conversation}`);
});

test('enqueues no notification for a message in a muted conversation [NOTIF-1c, NOTIF-3d]', async () => {
  const [anna, bram] = await two();
  const [, cas] = await two();
  const { conversation } = await send(bram, anna);
  await mute(bram, conversation, true);
  await send(anna, bram);
  expect(await waiting(bram)).toEqual([]);
  await send(cas, bram);
  expect(await waiting(bram)).toHaveLength(1);
});
