import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { walletOf } from '#server/ledger/door.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { answerAsDemoHandler } from './answer-as-demo.job.ts';

const demo = await startServiceWithMembers();
const live = await startServiceWithMembers({ demo: false });

const send = async (from: Person, to: Person, text = 'Hoi!') => {
  await from.api(acknowledgeFictional, { profile: to.id });
  return (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer
    .message;
};

const said = async (person: Person, conversation: number) =>
  (await person.api(getMessages, { conversation })).answer.messages;

describe('a fictional demo member', () => {
  test("answers in the reader's language, labelled as automatic, free and without typing indicator [SAFE-4c, FIC-10b, FIC-8a]", async () => {
    const anna = await demo.person({ language: 'en' });
    const vera = await demo.person({ name: 'Vera', fictional: true });
    const socket = await anna.socket();
    const heard = recordEvents(socket);
    const { conversation } = await send(anna, vera);
    await eventually(async () => expect(await said(anna, conversation)).toHaveLength(2));
    socket.close();
    const [, answer] = await said(anna, conversation);
    expect(answer).toMatchObject({ sender: vera.id, origin: 'system' });
    expect(answer?.text).toMatch(/automatic demo answer/i);
    const names = heard.map(({ name }) => name);
    expect(names).not.toContain('chat/other-typing');
    expect((await walletOf(demo.platform.db, anna.id)).credits).toBe(99);
    expect((await walletOf(demo.platform.db, vera.id)).credits).toBe(100);
    const [chat] = (await anna.api(getChats, {})).answer.chats;
    expect(chat?.profile).toMatchObject({ name: 'Vera', fictional: true });
  });

  test('answers a message once, however often the job runs [SAFE-4c]', async () => {
    const [anna, vera] = [await demo.person(), await demo.person({ fictional: true })];
    const { conversation, id } = await send(anna, vera);
    const payload = { conversation, message: id };
    await Promise.all([1, 2, 3].map(() => answerAsDemoHandler.run(payload, demo.platform)));
    await sleep(1500);
    await answerAsDemoHandler.run(payload, demo.platform);
    expect(await said(anna, conversation)).toHaveLength(2);
  });

  test('does not bring back a removed conversation [CHAT-7b]', async () => {
    const [anna, vera] = [await demo.person(), await demo.person({ fictional: true })];
    const { conversation, id } = await send(anna, vera);
    await anna.api(removeChat, { conversation });
    await answerAsDemoHandler.run({ conversation, message: id }, demo.platform);
    expect((await anna.api(getChats, {})).answer.chats).toEqual([]);
  });

  test('never answers for a real member [SAFE-4c]', async () => {
    const [anna, bram] = [await demo.person(), await demo.person()];
    const { conversation, id } = await send(anna, bram);
    await answerAsDemoHandler.run({ conversation, message: id }, demo.platform);
    expect(await said(anna, conversation)).toHaveLength(1);
  });

  test('neither answers nor sells a message outside the demo [SAFE-4c, MEET-15h]', async () => {
    const [anna, vera] = [await live.person(), await live.person({ fictional: true })];
    await anna.api(acknowledgeFictional, { profile: vera.id });
    const text = { profile: vera.id, client_id: randomUUID(), kind: 'text', text: 'Hoi!' } as const;
    expect((await anna.api(sendMessage, text)).problem.code).toBe('fictional_unanswered');
    expect((await walletOf(live.platform.db, anna.id)).credits).toBe(100);
    const asked = await demo.person();
    const { conversation, id } = await send(asked, await demo.person({ fictional: true }));
    const outside = { ...demo.platform, config: { ...demo.platform.config, demo: false } };
    await answerAsDemoHandler.run({ conversation, message: id }, outside);
    expect((await said(asked, conversation)).length).toBeLessThan(3);
  });
});
