import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { acknowledgeFictional } from '#contract/chat/acknowledge-fictional.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { getWallet } from '#contract/ledger/get-wallet.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  await setAnswers(service.platform.db, 'editors');
});

const write = (from: Person, to: Person, clientId = randomUUID()) =>
  from.api(sendMessage, { profile: to.id, client_id: clientId, kind: 'text', text: 'Hoi!' });

const makePremium = (person: Person) =>
  sql`update wallets set premium_since = now() where member_id = ${person.id}`.execute(service.platform.db);

const others = async (count: number, given: { fictional?: boolean } = {}): Promise<Person[]> =>
  Promise.all(Array.from({ length: count }, () => service.person(given)));

const creditsOf = async (person: Person) => (await person.api(getWallet, {})).answer.credits;

test('refuses the third conversation of a member who never bought, and charges nothing [ACC-16a]', async () => {
  const anna = await service.person({ credits: 10 });
  const [bram, carla, dirk] = await others(3);
  if (!bram || !carla || !dirk) throw new Error('three others were made');
  (await write(anna, bram)).answer;
  (await write(anna, carla)).answer;
  const refused = await write(anna, dirk);
  expect(refused.status).toBe(409);
  expect(refused.problem).toMatchObject({
    code: 'premium_only',
    params: { what: 'conversations', most: 2 },
    detail: 'Gratis begin je 2 gesprekken. Met credits schrijf je met iedereen.',
  });
  expect(await creditsOf(anna)).toBe(8);
  expect((await dirk.api(getChats, {})).answer.chats).toEqual([]);
  // Both members can go on writing in open conversations.
  (await write(anna, bram)).answer;
  await makePremium(anna);
  (await write(anna, dirk)).answer;
});

test('does not count answers, but counts conversations with fictional profiles [ACC-16a]', async () => {
  const anna = await service.person();
  for (const other of await others(4)) {
    (await write(other, anna)).answer;
    (await write(anna, other)).answer;
  }
  const [one, two, three] = await others(3, { fictional: true });
  if (!one || !two || !three) throw new Error('three fictional ones were made');
  for (const { id } of [one, two, three]) (await anna.api(acknowledgeFictional, { profile: id })).answer;
  (await write(anna, one)).answer;
  (await write(anna, two)).answer;
  expect((await write(anna, three)).problem.code).toBe('premium_only');
});

test('opens exactly two of five conversations started at once [ACC-16a]', async () => {
  const anna = await service.person();
  const replies = await Promise.all((await others(5)).map((other) => write(anna, other)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(replies.filter(({ status }) => status === 409).map(({ problem }) => problem.code)).toEqual([
    'premium_only',
    'premium_only',
    'premium_only',
  ]);
  expect((await anna.api(getChats, {})).answer.chats).toHaveLength(2);
});

test('opens the second conversation once if its message is sent twice at once, and refuses nobody [ACC-16a]', async () => {
  const anna = await service.person({ credits: 10 });
  const [bram, carla] = await others(2);
  if (!bram || !carla) throw new Error('two others were made');
  (await write(anna, bram)).answer;
  const clientId = randomUUID();
  const replies = await Promise.all([1, 2, 3].map(() => write(anna, carla, clientId)));
  expect(new Set(replies.map(({ answer }) => answer.message.id))).toEqual(new Set([1]));
  expect(await creditsOf(anna)).toBe(8);
});

test('opens one conversation for two members who write to each other at once [ACC-16a]', async () => {
  const [anna, bram] = [await service.person(), await service.person()];
  const met = await Promise.all([write(anna, bram), write(bram, anna)]);
  expect(met.map(({ status }) => status)).toEqual([200, 200]);
  expect(new Set(met.map(({ answer }) => answer.message.conversation)).size).toBe(1);
});
