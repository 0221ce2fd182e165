import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addImage } from '#contract/chat/add-image.ts';
import { countWaitingImages } from '#contract/chat/count-waiting-images.ts';
import { discardImage } from '#contract/chat/discard-image.ts';
import { heldImagesChanged, messageAdded } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getHeldImages } from '#contract/chat/get-held-images.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { listWaitingImages } from '#contract/chat/list-waiting-images.ts';
import { imageFile, reviewImagePath } from '#contract/chat/message.ts';
import { reviewImage } from '#contract/chat/review-image.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import type { InputOf } from '#contract/kit/operation.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import { picture } from '#tests/support/files/hostile-images.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';

let service: PeopleService;
let clock: MovableClock;
let bytes: Buffer;
let operator: TestOperator;

// Outside the demo, pictures wait for an operator (CHAT-10).
beforeAll(async () => {
  clock = movableClock();
  service = await startServiceWithMembers({ clock, demo: false });
  bytes = await picture(800, 600).jpeg().toBuffer();
  operator = await newOperator(service);
  return () => service.stop();
});

const creditsOf = async ({ id }: Person) => (await walletOf(service.platform.db, id)).credits;

const two = async (credits = 100) =>
  [
    await service.person({ name: 'Anna', credits }),
    await service.person({ name: 'Bram', language: 'en' }),
  ] as const;

const hold = async (from: Person, to: Person) => {
  const client_id = randomUUID();
  (await from.api(addImage, { image: new Blob([new Uint8Array(bytes)]), client_id })).answer;
  const { answer } = await from.api(sendImage, { profile: to.id, client_id });
  clock.forward(1);
  return { client_id, ...answer };
};

const take = async ({ client }: TestOperator) => (await client.api(listWaitingImages, {})).answer.results;

/** The newest picture an operator has claimed. */
const taken = async (by = operator) => {
  const [last] = (await take(by)).slice(-1);
  if (last === undefined) throw new Error('nothing waits');
  return { member: last.member, photo: last.photo };
};

type Verdict = InputOf<typeof reviewImage>['verdict'];

const decide = (verdict: Verdict, which: { member: number; photo: number }, by = operator) =>
  by.client.api(reviewImage, { ...which, verdict });

const heldBy = async (person: Person) => (await person.api(getHeldImages, {})).answer.images;
const statusOf = async (person: Person, address: string | null | undefined) =>
  (await person.get(imageFile(address ?? '/api/chat-image/none', 'bubble', 'webp'))).status;

test('holds a paid picture, visible to its sender only [CHAT-10b, TRUST-1b]', async () => {
  const [anna, bram] = await two();
  const socket = await bram.socket();
  const heard = recordEvents(socket);
  const sent = await hold(anna, bram);
  expect(sent).toMatchObject({ message: null, chat: null, credits: 98, held: { status: 'waiting' } });
  const again = await anna.api(sendImage, { profile: bram.id, client_id: sent.client_id });
  expect(again.answer).toMatchObject({ held: sent.held, credits: 98 });
  expect(await heldBy(anna)).toMatchObject([
    { client_id: sent.client_id, profile: bram.id, status: 'waiting', rejection: null },
  ]);
  expect(await statusOf(anna, sent.held?.image.address)).toBe(200);
  expect(await statusOf(bram, sent.held?.image.address)).toBe(404);
  expect((await bram.api(getChats, {})).answer.chats).toEqual([]);
  expect((await anna.api(getChats, {})).answer.chats).toEqual([]);
  expect(await heldBy(bram)).toEqual([]);
  expect(heard).toEqual([]);
  expect((await anna.api(discardImage, { client_id: sent.client_id })).problem.code).toBe('image_sent');
  socket.close();
  await decide('pass', await taken());
});

test('delivers an approved picture, blurred, with live events and an audit log entry [CHAT-10b, SAFE-2a]', async () => {
  const [anna, bram] = await two();
  const sent = await hold(anna, bram);
  const which = await taken();
  const file = `${reviewImagePath}?${new URLSearchParams({ member: String(which.member), photo: String(which.photo) })}`;
  expect((await operator.client.get(file)).status).toBe(200);
  for (const member of [anna, bram]) expect((await member.get(file)).status).toBe(403);
  const sockets = [await anna.socket(), await bram.socket()] as const;
  const [hers, his] = [recordEvents(sockets[0]), recordEvents(sockets[1])];
  expect((await decide('pass', which)).answer).toEqual({ status: 'sent' });
  expect((await decide('pass', which)).answer).toEqual({ status: 'sent' });
  await eventually(async () => {
    expect(his).toMatchObject([
      { name: messageAdded.name, payload: { message: { kind: 'image', image: { address: null } } } },
    ]);
    expect(hers.map(({ name }) => name).sort()).toEqual([heldImagesChanged.name, messageAdded.name].sort());
    expect(hers.find(({ name }) => name === messageAdded.name)).toMatchObject({
      payload: { message: { client_id: sent.client_id, image: { address: expect.any(String) } } },
    });
    expect(hers.find(({ name }) => name === heldImagesChanged.name)).toMatchObject({
      payload: { images: [] },
    });
  });
  expect(await creditsOf(anna)).toBe(98);
  expect(await heldBy(anna)).toEqual([]);
  const again = (await anna.api(sendImage, { profile: bram.id, client_id: sent.client_id })).answer;
  expect(again).toMatchObject({ held: null, message: { client_id: sent.client_id } });
  const { rows } = await sql`select operator_id, action, member_id, subject_id from audit_entries
    where not look and member_id = ${anna.id}`.execute(service.platform.db);
  expect(rows).toEqual([
    { operator_id: operator.id, action: 'chat/pass-image', member_id: anna.id, subject_id: which.photo },
  ]);
  // After the decision nobody can view it in the console.
  expect((await operator.client.get(file)).status).toBe(404);
  for (const socket of sockets) socket.close();
});

test('shows the sender the reason for a rejection in their language and refunds once [CHAT-10b, TRUST-1b]', async () => {
  const [anna, bram] = await two();
  const sent = await hold(bram, anna);
  expect(await creditsOf(bram)).toBe(98);
  const socket = await bram.socket();
  const heard = recordEvents(socket);
  const which = await taken();
  const replies = await Promise.all([1, 2, 3, 4].map(() => decide('too_explicit', which)));
  for (const { answer } of replies) expect(answer).toEqual({ status: 'rejected' });
  expect(await creditsOf(bram)).toBe(100);
  expect(await heldBy(bram)).toMatchObject([{ status: 'rejected', rejection: { reason: 'too_explicit' } }]);
  const text = 'This photo is too explicit to send.';
  await eventually(async () =>
    expect(heard.filter(({ name }) => name === heldImagesChanged.name)).toMatchObject([
      { payload: { images: [{ rejection: { text } }] } },
    ]),
  );
  socket.close();
  expect((await decide('pass', which)).problem.code).toBe('image_not_yours');
  expect((await anna.api(getChats, {})).answer.chats).toEqual([]);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
  const again = await bram.api(sendImage, { profile: anna.id, client_id: sent.client_id });
  expect(again.answer).toMatchObject({ message: null, held: { status: 'rejected' }, credits: 100 });
  (await bram.api(discardImage, { client_id: sent.client_id })).answer;
  expect(await heldBy(bram)).toEqual([]);
  await eventually(async () => {
    const { rows } = await sql`select from message_images where sender_id = ${bram.id}`.execute(
      service.platform.db,
    );
    expect(rows).toHaveLength(0);
  });
});

test('does not mark messages as read for a sender whose picture is approved while they are away [CHAT-7a, CHAT-10b]', async () => {
  const [anna, bram] = await two();
  await hold(anna, bram);
  const text = { client_id: randomUUID(), kind: 'text', text: 'Ben je er nog?' } as const;
  const { conversation } = (await bram.api(sendMessage, { profile: anna.id, ...text })).answer.message;
  const socket = await anna.socket();
  const heard = recordEvents(socket);
  expect((await decide('pass', await taken())).answer).toEqual({ status: 'sent' });
  await eventually(() =>
    expect(heard.filter(({ name }) => name === messageAdded.name)).toMatchObject([
      { payload: { message: { id: 2 }, chat: { num_unread_messages: 1, read_up_to: 0 } } },
    ]),
  );
  socket.close();
  const chatOf = async (person: Person) => (await person.api(getChats, {})).answer.chats[0];
  expect(await chatOf(anna)).toMatchObject({ conversation, num_unread_messages: 1, read_up_to: 0 });
  expect(await chatOf(bram)).toMatchObject({ num_unread_messages: 1, other_read_up_to: 0 });
});

test('charges the next picture under the key of a rejected and discarded one [CHAT-3c, CHAT-10b]', async () => {
  const [anna, bram] = await two();
  const { client_id } = await hold(anna, bram);
  for (const left of [98, 98]) {
    expect(await creditsOf(anna)).toBe(left);
    (await decide('too_explicit', await taken())).answer;
    expect(await creditsOf(anna)).toBe(100);
    (await anna.api(discardImage, { client_id })).answer;
    (await anna.api(addImage, { image: new Blob([new Uint8Array(bytes)]), client_id })).answer;
    expect((await anna.api(sendImage, { profile: bram.id, client_id })).answer.credits).toBe(98);
    clock.forward(1);
  }
  expect((await decide('pass', await taken())).answer).toEqual({ status: 'sent' });
  expect(await creditsOf(anna)).toBe(98);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('lets one of two operators decide, whatever the other one clicks in the meantime [CHAT-10b, SAFE-2a]', async () => {
  const [anna, bram] = await two();
  await hold(anna, bram);
  const other = await newOperator(service);
  const which = await taken();
  expect((await take(other)).map(({ photo }) => photo)).not.toContain(which.photo);
  expect((await decide('too_explicit', which, other)).problem.code).toBe('image_not_yours');
  clock.forward(601);
  expect(await taken(other)).toEqual(which);
  const [mine, theirs] = await Promise.all([decide('too_explicit', which), decide('pass', which, other)]);
  expect(mine.problem.code).toBe('image_not_yours');
  expect(theirs.answer).toEqual({ status: 'sent' });
  expect(await creditsOf(anna)).toBe(98);
  expect((await bram.api(getChats, {})).answer.chats).toHaveLength(1);
});

test('either delivers and charges or rejects and refunds if an operator approves and rejects at once [CHAT-10b]', async () => {
  const [anna, bram] = await two();
  for (let round = 0; round < 4; round += 1) {
    await hold(anna, bram);
    const which = await taken();
    const before = await creditsOf(anna);
    const { messages } = await conversationOf(bram);
    const replies = await Promise.all([decide('pass', which), decide('against_terms', which)]);
    const done = replies.flatMap(({ status }) => (status === 200 ? [status] : []));
    expect(done).toHaveLength(1);
    const delivered = (await conversationOf(bram)).messages - messages;
    expect((await creditsOf(anna)) - before).toBe(delivered === 1 ? 0 : 2);
  }
});

const conversationOf = async (person: Person) => {
  const [chat] = (await person.api(getChats, {})).answer.chats;
  if (chat === undefined) return { messages: 0 };
  const { conversation } = chat;
  return { messages: (await person.api(getMessages, { conversation })).answer.messages.length };
};

test('refunds a picture approved after a block, delivers it to nobody and gives no reason [CHAT-10b, SAFE-1a]', async () => {
  const [anna, bram] = await two();
  await hold(anna, bram);
  (await bram.api(blockMember, { profile: anna.id })).answer;
  const which = await taken();
  for (let time = 0; time < 2; time += 1)
    expect((await decide('pass', which)).answer).toEqual({ status: 'undelivered' });
  expect(await creditsOf(anna)).toBe(100);
  expect(await heldBy(anna)).toMatchObject([{ status: 'undelivered', rejection: null }]);
  expect((await bram.api(getChats, {})).answer.chats).toEqual([]);
  expect(await verifyLedger(service.platform.db)).toEqual([]);
});

test('refuses before holding and charging what could not be sent [CHAT-3c, ACC-16a]', async () => {
  const [anna, bram] = await two(1);
  const client_id = randomUUID();
  await anna.api(addImage, { image: new Blob([new Uint8Array(bytes)]), client_id });
  expect((await anna.api(sendImage, { profile: bram.id, client_id })).problem.code).toBe(
    'insufficient_credits',
  );
  (await bram.api(blockMember, { profile: anna.id })).answer;
  expect((await anna.api(sendImage, { profile: bram.id, client_id })).problem.code).toBe('not_found');
  expect(await creditsOf(anna)).toBe(1);
  expect(await heldBy(anna)).toEqual([]);
});

test('seals the picture until the decision, and no longer [GDPR-6a]', async () => {
  const [anna, bram] = await two();
  const sealed = async () =>
    (await filesBelow(service.platform.config.dataDir)).filter((file) => /quarantine\/chats/.test(file));
  await hold(anna, bram);
  const { rows } = await sql<{ path: string }>`
    select path from message_images where sender_id = ${anna.id}`.execute(service.platform.db);
  const kept = `quarantine/${rows[0]?.path}.sealed`;
  expect((await sealed()).filter((file) => file.endsWith(kept))).toHaveLength(1);
  await decide('pass', await taken());
  await eventually(async () => expect((await sealed()).filter((file) => file.endsWith(kept))).toEqual([]));
});

test('returns the number of waiting pictures, oldest first [SAFE-2a]', async () => {
  const [anna, bram] = await two();
  const ids: number[] = [];
  for (let count = 0; count < 2; count += 1) {
    await hold(anna, bram);
    ids.push(...(await take(operator)).slice(-1).map(({ photo }) => photo));
  }
  expect((await operator.client.api(countWaitingImages, {})).answer.waiting).toEqual({
    number: 2,
    more: false,
  });
  expect((await take(operator)).map(({ photo }) => photo)).toEqual(ids);
  for (const photo of ids) await decide('pass', { member: anna.id, photo });
});
