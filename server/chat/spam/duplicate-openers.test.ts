import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { walletOf } from '#server/ledger/door.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { purgeOpenersHandler } from './purge-openers.job.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ demo: false, clock });
await setAnswers(service.platform.db, 'editors');
const { platform } = service;

/** The same text for every receiver except for their name. */
const sweet = (name: string) =>
  `Hoi ${name}! Wat een mooie foto’s heb je. Ik zou je zo graag beter leren kennen, want ik zoek iemand als jij.`;
const luring = () => 'Hoi! Zit je ook op WhatsApp?';

const names = ['Anna', 'Bea', 'Cor', 'Dirk', 'Eva', 'Fenna', 'Guus', 'Hans', 'Iris', 'Jet', 'Kim', 'Loes'];

/** A member who may start any number of conversations. */
const writer = async (): Promise<Person> => {
  const person = await service.person({ name: 'Rik', credits: 200 });
  await sql`update wallets set premium_since = now() where member_id = ${person.id}`.execute(platform.db);
  return person;
};

const write = (from: Person, to: { id: number }, text: string, clientId = randomUUID()) =>
  from.api(sendMessage, { profile: to.id, client_id: clientId, kind: 'text', text });

const readers = (count: number) => Promise.all(names.slice(0, count).map((name) => service.person({ name })));

const openersOf = async ({ id }: Person) =>
  (await sql<{ words: Buffer }>`select words from openers where sender_id = ${id}`.execute(platform.db)).rows;

const warned = async (reader: Person, from: Person) =>
  (await reader.api(getWriting, { profile: from.id })).answer.many_alike;

test('refuses the eleventh member a day the same opener, stores nothing and charges nothing [TRUST-7b]', async () => {
  const rik = await writer();
  const all = await readers(12);
  for (const to of all.slice(0, 10)) expect((await write(rik, to, sweet(to.name))).status).toBe(200);
  const { credits } = await walletOf(platform.db, rik.id);
  const [eleventh, twelfth] = all.slice(10);
  if (!eleventh || !twelfth) throw new Error('too few readers');
  const refused = await write(rik, eleventh, `${sweet(eleventh.name).toUpperCase()} 😍`);
  expect(refused.problem).toMatchObject({
    status: 409,
    code: 'alike_openers',
    detail:
      'Dit schreef je het afgelopen etmaal al aan 10 anderen. Maak er een eigen bericht van, dan gaat het weg.',
  });
  expect((await eleventh.api(getChats, {})).answer.chats).toEqual([]);
  expect((await walletOf(platform.db, rik.id)).credits).toBe(credits);
  expect(await openersOf(rik)).toHaveLength(10);
  // A different opener is sent, and an existing conversation has no limit.
  expect((await write(rik, eleventh, 'Hoe was je weekend?')).status).toBe(200);
  expect((await write(rik, eleventh, sweet(eleventh.name))).status).toBe(200);
  clock.forward(24 * 3600 + 1);
  expect((await write(rik, twelfth, sweet(twelfth.name))).status).toBe(200);
});

test('limits openers with contact details to three a day; greetings, answers and fictional profiles are exempt [TRUST-7b]', async () => {
  const rik = await writer();
  const all = await readers(7);
  for (const to of all) expect((await write(rik, to, 'Hoi, hoe is het?')).status).toBe(200);
  const others = await readers(4);
  const replies: number[] = [];
  for (const to of others) replies.push((await write(rik, to, luring())).status);
  expect(replies).toEqual([200, 200, 200, 409]);
  // An answer may repeat the same text without limit.
  const popular = await writer();
  for (const from of all) {
    (await write(from, popular, 'Hoi!')).answer;
    expect((await write(popular, from, luring())).status).toBe(200);
  }
  for (const name of ['Vera', 'Wies', 'Xenia', 'Yara']) {
    const fictional = await service.person({ name, fictional: true });
    (await rik.api(acknowledgeFictional, { profile: fictional.id })).answer;
    expect((await write(rik, fictional, luring())).status).toBe(200);
  }
});

test('holds the limit for eight concurrent sends and counts a resent message once [TRUST-7b]', async () => {
  const rik = await writer();
  const all = await readers(8);
  const replies = await Promise.all(all.map((to) => write(rik, to, luring())));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
  const other = await writer();
  const [first, second, third] = await readers(3);
  if (!first || !second || !third) throw new Error('too few readers');
  const clientId = randomUUID();
  await Promise.all([1, 2, 3].map(() => write(other, first, luring(), clientId)));
  expect((await write(other, second, luring())).status).toBe(200);
  expect((await write(other, third, luring())).status).toBe(200);
});

test('warns all recipients from the fourth identical opener on, except members who are gone [TRUST-7b]', async () => {
  const rik = await writer();
  const all = await readers(5);
  for (const to of all.slice(0, 3)) (await write(rik, to, sweet(to.name))).answer;
  const [first, , , fourth, other] = all;
  if (!first || !fourth || !other) throw new Error('too few readers');
  expect(await warned(first, rik)).toBe(false);
  (await write(rik, fourth, sweet(fourth.name))).answer;
  (await write(rik, other, 'Jij schrijft mooi.')).answer;
  expect([await warned(first, rik), await warned(fourth, rik), await warned(other, rik)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await warned(rik, first)).toBe(false);
  (await first.api(blockMember, { profile: rik.id })).answer;
  expect(await warned(first, rik)).toBe(false);
});

test('stores a hash that differs by sender, no text, and deletes it after a week [TRUST-7b, GDPR-9d]', async () => {
  const [rik, tom] = [await writer(), await writer()];
  const [to] = await readers(1);
  if (!to) throw new Error('too few readers');
  for (const from of [rik, tom]) (await write(from, to, sweet(to.name))).answer;
  const [[one], [two]] = [await openersOf(rik), await openersOf(tom)];
  expect([one?.words.length, two?.words.length]).toEqual([32, 32]);
  expect(one?.words.equals(two?.words ?? Buffer.alloc(32))).toBe(false);
  const purge = () => purgeOpenersHandler.run({}, platform);
  clock.forward(7 * 24 * 3600 - 60);
  await purge();
  expect(await openersOf(rik)).toHaveLength(1);
  clock.forward(120);
  await purge();
  expect(await openersOf(rik)).toEqual([]);
});

test('exports the compared recipients to the sender and erases them with either account [GDPR-7b, ACC-13d]', async () => {
  const rik = await writer();
  const [first, second] = await readers(2);
  if (!first || !second) throw new Error('too few readers');
  for (const to of [first, second]) (await write(rik, to, sweet(to.name))).answer;
  const { db, storage } = platform;
  const { data } = await exportAccount({ db, storage, member: rik.id, pseudonymOf: () => 'member-1' });
  expect(data).toMatchObject({ first_messages_compared: [{ with: 'member-1' }, { with: 'member-1' }] });
  await platform.transact((unit) => eraseAccount(unit, first.id, platform.clock.now()));
  expect(await openersOf(rik)).toHaveLength(1);
  await platform.transact((unit) => eraseAccount(unit, rik.id, platform.clock.now()));
  expect(await openersOf(rik)).toEqual([]);
});
