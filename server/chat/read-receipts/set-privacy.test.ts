import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { messagesRead } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { getPrivacy } from '#contract/chat/get-privacy.ts';
import { markRead } from '#contract/chat/mark-read.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { setPrivacy } from '#contract/chat/set-privacy.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { recordActivity } from '#server/profiles/door.ts';
import { type Person, recordEvents, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';

const service = await startServiceWithMembers();

const send = async (from: Person, to: Person, text: string) =>
  (await from.api(sendMessage, { profile: to.id, client_id: randomUUID(), kind: 'text', text })).answer;

const both = { shows_online: true, read_receipts: true };

test('shows everything by default, and setting the same values twice changes nothing [TRUST-11a, TRUST-11b]', async () => {
  const anna = await service.person();
  expect((await anna.api(getPrivacy, {})).answer).toEqual(both);
  const off = { shows_online: false, read_receipts: false };
  await anna.api(setPrivacy, off);
  expect((await anna.api(setPrivacy, off)).answer).toEqual(off);
  expect((await anna.api(getPrivacy, {})).answer).toEqual(off);
  await anna.api(setPrivacy, both);
  expect((await anna.api(getPrivacy, {})).answer).toEqual(both);
});

test('reveals no read marks to either side without read receipts, in answers or events [TRUST-11b]', async () => {
  const [anna, bram] = [await service.person(), await service.person()];
  const { conversation } = (await send(anna, bram, 'Hoi!')).message;
  await bram.api(markRead, { conversation, read_up_to: 1 });
  const readUpTo = async (person: Person) => {
    const { chats } = (await person.api(getChats, {})).answer;
    const { chat } = (await person.api(getMessages, { conversation })).answer;
    return [chats[0]?.other_read_up_to, chat.other_read_up_to];
  };
  expect(await readUpTo(anna)).toEqual([1, 1]);

  await bram.api(setPrivacy, { ...both, read_receipts: false });
  expect(await readUpTo(anna)).toEqual([0, 0]);
  expect(await readUpTo(bram)).toEqual([0, 0]);
  const [hers, his] = [await anna.socket(), await bram.socket()];
  const [heardByHer, heardByHim] = [recordEvents(hers), recordEvents(his)];
  expect((await send(anna, bram, 'Daar?')).chat.other_read_up_to).toBe(0);
  await bram.api(markRead, { conversation, read_up_to: 2 });
  // An answer proves that its sender has read. This is not revealed either.
  expect((await send(bram, anna, 'Ja!')).chat.other_read_up_to).toBe(0);
  await eventually(() =>
    expect(heardByHer.filter(({ name }) => name === 'chat/message-added')).toHaveLength(2),
  );
  await eventually(() => expect(heardByHim.some(({ name }) => name === messagesRead.name)).toBe(true));
  expect(heardByHer.filter(({ name }) => name === messagesRead.name)).toEqual([]);
  expect(JSON.stringify([...heardByHer, ...heardByHim])).not.toMatch(/"other_read_up_to":[1-9]/);
  for (const socket of [hers, his]) socket.close();

  await bram.api(setPrivacy, both);
  expect(await readUpTo(anna)).toEqual([3, 3]);
});

test('hides the online status in every answer and in the search for online members [TRUST-11a]', async () => {
  const [anna, bram] = [await service.person(), await service.person({ name: 'Onzichtbaar' })];
  await recordActivity(service.platform.db, bram.id, new Date());
  await send(bram, anna, 'Hoi!');
  const seen = async () => {
    const { member } = (await anna.api(getMember, { id: bram.id })).answer;
    const { chats } = (await anna.api(getChats, {})).answer;
    const found = (await anna.api(searchMembers, { online_now: true })).answer;
    return [member.online, chats[0]?.profile.online, JSON.stringify(found).includes('Onzichtbaar')];
  };
  expect((await seen()).slice(0, 2)).toEqual([true, true]);
  await bram.api(setPrivacy, { ...both, shows_online: false });
  expect(await seen()).toEqual([false, false, false]);
});
