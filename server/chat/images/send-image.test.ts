import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addImage } from '#contract/chat/add-image.ts';
import { changeImageConsent } from '#contract/chat/change-image-consent.ts';
import { messageAdded } from '#contract/chat/events.ts';
import { getChats } from '#contract/chat/get-chats.ts';
import { getImageConsent } from '#contract/chat/get-image-consent.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { imageFile } from '#contract/chat/message.ts';
import { removeChat } from '#contract/chat/remove-chat.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { showImage } from '#contract/chat/show-image.ts';
import { imageFormats } from '#contract/photos/image.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import { picture } from '#tests/support/files/hostile-images.ts';
import {
  type PeopleService,
  type Person,
  type ReceivedEvent,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import type { Client } from '#tests/support/service/client.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { eraseAccount } from '../erase-account.ts';
import { exportAccount } from '../export-account.ts';
import { findImage } from './message-images.sql.ts';

let service: PeopleService;
let bytes: Buffer;
const clock = movableClock();
const sockets: Array<{ close(): void }> = [];

// The demo delivers at once (CHAT-10).
beforeAll(async () => {
  service = await startServiceWithMembers({ clock });
  bytes = await picture(900, 600).jpeg().toBuffer();
  return () => service.stop();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const blobOf = (file: Uint8Array) => new Blob([new Uint8Array(file)]);
const creditsOf = async ({ id }: Person) => (await walletOf(service.platform.db, id)).credits;
const filesOfChats = async () =>
  (await filesBelow(service.platform.config.dataDir)).filter((file) =>
    /^(?:files|uploads)\/.*chats/.test(file),
  );

const two = async (credits = 100) =>
  [await service.person({ name: 'Anna', credits }), await service.person({ name: 'Bram' })] as const;

const upload = async (from: Person, clientId = randomUUID(), file: Uint8Array = bytes) => {
  (await from.api(addImage, { image: blobOf(file), client_id: clientId })).answer;
  return clientId;
};

/** Sends a picture and returns the message as its sender has it. */
const send = async (from: Person, to: Person) => {
  const client_id = await upload(from);
  const { message, chat, credits } = (await from.api(sendImage, { profile: to.id, client_id })).answer;
  if (message === null || chat === null) throw new Error('the picture was held');
  return {
    message,
    chat,
    credits,
    clientId: client_id,
    at: { conversation: message.conversation, message: message.id },
  };
};

const imageFor = async (
  viewer: Person,
  { conversation, message }: { conversation: number; message: number },
) => {
  const { messages } = (await viewer.api(getMessages, { conversation })).answer;
  return messages.find(({ id }) => id === message)?.image;
};

const statusOf = async (client: Client, address: string | null | undefined) =>
  (await client.get(imageFile(address ?? '/api/chat-image/none', 'bubble', 'webp'))).status;

const listening = async (person: Person): Promise<ReceivedEvent[]> => {
  const socket = await person.socket();
  sockets.push(socket);
  return recordEvents(socket);
};

describe('sending a picture', () => {
  test('delivers it as a message in the list and on open devices, blurred for its receiver [CHAT-2a, CHAT-10a]', async () => {
    const [anna, bram] = await two();
    const heard = await listening(bram);
    const { message, chat } = await send(anna, bram);
    expect(message).toMatchObject({ kind: 'image', text: '', gift: null, sender: anna.id });
    expect(message.image).toMatchObject({ width: 900, height: 600, address: expect.any(String) });
    expect(message.image?.blur).toMatch(/^data:image\/webp;base64,/);
    expect(chat.last_message).toMatchObject({ kind: 'image', image: null });
    const [listed] = (await bram.api(getChats, {})).answer.chats;
    expect(listed).toMatchObject({ num_unread_messages: 1, last_message: { kind: 'image', image: null } });
    const read = (await bram.api(getMessages, { conversation: message.conversation })).answer.messages;
    expect(read).toMatchObject([{ kind: 'image', client_id: null, image: { address: null, width: 900 } }]);
    await eventually(async () =>
      expect(heard.filter(({ name }) => name === messageAdded.name)).toMatchObject([
        { payload: { message: read[0], chat: { last_message: { kind: 'image', image: null } } } },
      ]),
    );
  });

  test("charges the site's picture price once, however often and concurrently it is sent [CHAT-3a, CHAT-3d]", async () => {
    const [anna, bram] = await two();
    const client_id = await upload(anna);
    const sent = { profile: bram.id, client_id };
    const replies = await Promise.all(Array.from({ length: 6 }, () => anna.api(sendImage, sent)));
    const again = (await anna.api(sendImage, sent)).answer;
    for (const { answer } of replies) expect(answer).toEqual(again);
    expect(again.credits).toBe(98);
    expect(await creditsOf(anna)).toBe(98);
    const { conversation = 0 } = again.message ?? {};
    expect((await bram.api(getMessages, { conversation })).answer.messages).toHaveLength(1);
    expect(await verifyLedger(service.platform.db)).toEqual([]);
  });

  test('refuses if the balance covers a message but not a picture, until the member buys credits [CHAT-3b]', async () => {
    const [anna, bram] = await two(1);
    const client_id = await upload(anna);
    const refused = await anna.api(sendImage, { profile: bram.id, client_id });
    expect(refused.problem).toMatchObject({ status: 409, code: 'insufficient_credits' });
    expect(await creditsOf(anna)).toBe(1);
    expect((await bram.api(getChats, {})).answer.chats).toEqual([]);
    await sql`update wallets set balance = balance + 9 where member_id = ${anna.id}`.execute(
      service.platform.db,
    );
    expect((await anna.api(sendImage, { profile: bram.id, client_id })).answer.credits).toBe(8);
  });

  test('refuses the key of a sent picture for another receiver or a text [CHAT-3d]', async () => {
    const [anna, bram] = await two();
    const carla = await service.person();
    const { clientId } = await send(anna, bram);
    const elsewhere = await anna.api(sendImage, { profile: carla.id, client_id: clientId });
    expect(elsewhere.problem.code).toBe('client_id_reused');
    const text = { profile: bram.id, client_id: clientId, kind: 'text' as const, text: 'Hoi' };
    expect((await anna.api(sendMessage, text)).problem.code).toBe('client_id_reused');
    expect(await creditsOf(anna)).toBe(98);
  });

  test('applies the limits and refusals of messages to pictures [ACC-16a, SAFE-1a]', async () => {
    const [anna, bram] = await two();
    const [carla, dirk, fresh] = [
      await service.person(),
      await service.person(),
      await service.person({ confirmed: false }),
    ];
    for (const other of [bram, carla]) await send(anna, other);
    const key = async (from: Person) => ({ client_id: await upload(from) });
    expect((await anna.api(sendImage, { profile: dirk.id, ...(await key(anna)) })).problem.code).toBe(
      'premium_only',
    );
    (await bram.api(blockMember, { profile: anna.id })).answer;
    expect((await anna.api(sendImage, { profile: bram.id, ...(await key(anna)) })).problem.code).toBe(
      'not_found',
    );
    expect((await fresh.api(sendImage, { profile: dirk.id, ...(await key(fresh)) })).problem.code).toBe(
      'confirm_first',
    );
    expect((await anna.api(sendImage, { profile: anna.id, ...(await key(anna)) })).problem.code).toBe(
      'own_profile',
    );
    expect((await dirk.api(sendImage, { profile: carla.id, ...(await key(anna)) })).problem.code).toBe(
      'image_gone',
    );
    expect(await creditsOf(anna)).toBe(96);
  });
});

describe('access to the pixels', () => {
  test('gives the receiver each picture once they choose to see it [CHAT-10c, TRUST-6c]', async () => {
    const [anna, bram] = await two();
    const [first, second] = [await send(anna, bram), await send(anna, bram)];
    expect(await imageFor(bram, first.at)).toMatchObject({ address: null });
    const shown = (await bram.api(showImage, first.at)).answer.image;
    expect((await bram.api(showImage, first.at)).answer.image).toEqual(shown);
    expect((await imageFor(bram, first.at))?.address).toBe(shown.address);
    expect(await imageFor(bram, second.at)).toMatchObject({ address: null });
    const sizes: Array<[string, number | undefined]> = [];
    for (const format of imageFormats) {
      const response = await bram.get(imageFile(shown.address ?? '', 'whole', format));
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      const { format: found, width } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      sizes.push([found, width]);
    }
    expect(sizes).toEqual([
      ['heif', 900],
      ['webp', 900],
      ['jpeg', 900],
    ]);
  });

  test('refuses receivers who have not chosen, third members, visitors and other sites [CHAT-10c]', async () => {
    const [anna, bram] = await two();
    const carla = await service.person();
    await addSite(service.platform.db, 'she.localhost');
    const elsewhere = await service.person({ site: 'she.localhost' });
    const { at, message } = await send(anna, bram);
    const own = message.image?.address;
    // The sender's address does not work for another member, and the receiver has not chosen yet.
    for (const client of [bram, carla, elsewhere, service.client()])
      expect(await statusOf(client, own)).toBe(404);
    expect(await statusOf(anna, own)).toBe(200);
    const { address } = (await bram.api(showImage, at)).answer.image;
    expect(await statusOf(bram, address)).toBe(200);
    for (const client of [anna, carla, service.client()]) expect(await statusOf(client, address)).toBe(404);
    expect((await carla.api(showImage, at)).problem.code).toBe('not_found');
    expect((await carla.api(getImageConsent, { conversation: at.conversation })).problem.code).toBe(
      'not_found',
    );
    const setting = { conversation: at.conversation, always: true };
    expect((await carla.api(changeImageConsent, setting)).problem.code).toBe('not_found');
    const { address: changed } = { address: address?.replace(/.$/, (last) => (last === '0' ? '1' : '0')) };
    expect(await statusOf(bram, changed)).toBe(404);
    // Neither is available as a photo.
    const row = await findImage(service.platform.db, { sender: anna.id, clientId: message.client_id ?? '' });
    for (const size of ['large', 'bubble', 'whole', 'blur'])
      expect((await anna.get(`/media/${row?.path}-${size}.webp`)).status).toBe(404);
  });

  test('expires an address and gives a fresh one to members with access [GDPR-15a]', async () => {
    const [anna, bram] = await two();
    const { at } = await send(anna, bram);
    const { address } = (await bram.api(showImage, at)).answer.image;
    clock.forward(2 * 3600);
    expect(await statusOf(bram, address)).toBe(404);
    const fresh = (await bram.api(showImage, at)).answer.image.address;
    expect(fresh).not.toBe(address);
    expect(await statusOf(bram, fresh)).toBe(200);
  });

  test('shows all pictures of one member after consent to all, and no others, and can be undone [TRUST-6d]', async () => {
    const [anna, bram] = await two();
    const carla = await service.person();
    const old = await send(anna, bram);
    const consent = { conversation: old.at.conversation };
    expect((await bram.api(getImageConsent, consent)).answer).toEqual({ always: false });
    (await bram.api(changeImageConsent, { ...consent, always: true })).answer;
    expect((await bram.api(getImageConsent, consent)).answer).toEqual({ always: true });
    const heard = await listening(bram);
    const next = await send(anna, bram);
    for (const { at } of [old, next])
      expect(await statusOf(bram, (await imageFor(bram, at))?.address)).toBe(200);
    await eventually(async () =>
      expect(heard.find(({ name }) => name === messageAdded.name)).toMatchObject({
        payload: { message: { image: { address: expect.any(String) } } },
      }),
    );
    // The setting for another member, and his own towards her, are unchanged.
    const other = await send(carla, bram);
    expect(await imageFor(bram, other.at)).toMatchObject({ address: null });
    const back = await send(bram, anna);
    expect(await imageFor(anna, back.at)).toMatchObject({ address: null });
    const given = (await imageFor(bram, next.at))?.address;
    (await bram.api(showImage, old.at)).answer;
    (await bram.api(changeImageConsent, { ...consent, always: false })).answer;
    expect(await statusOf(bram, given)).toBe(404);
    expect(await imageFor(bram, next.at)).toMatchObject({ address: null });
    expect((await imageFor(bram, old.at))?.address).toEqual(expect.any(String));
  });

  test('gives nothing after a block and revokes addresses given before [SAFE-1a, CHAT-10c]', async () => {
    const [anna, bram] = await two();
    const { at } = await send(anna, bram);
    const { address } = (await bram.api(showImage, at)).answer.image;
    (await anna.api(blockMember, { profile: bram.id })).answer;
    expect(await statusOf(bram, address)).toBe(404);
    expect((await bram.api(showImage, at)).problem.code).toBe('not_found');
    expect((await bram.api(getMessages, { conversation: at.conversation })).problem.code).toBe('not_found');
  });

  test('hides the picture from a member who removed the conversation, but not from its sender [CHAT-7b, CHAT-10c, TRUST-5a]', async () => {
    const [anna, bram] = await two();
    const { at, message } = await send(anna, bram);
    const { address } = (await bram.api(showImage, at)).answer.image;
    (await bram.api(removeChat, { conversation: at.conversation })).answer;
    expect(await statusOf(bram, address)).toBe(404);
    expect((await bram.api(showImage, at)).problem.code).toBe('not_found');
    expect(await statusOf(anna, message.image?.address)).toBe(200);
  });

  test("exports a sender's pictures and deletes them with the account [ACC-13d, GDPR-7b]", async () => {
    const [anna, bram] = await two();
    const { at } = await send(anna, bram);
    await upload(anna);
    const { address } = (await bram.api(showImage, at)).answer.image;
    const { platform } = service;
    const reader = {
      db: platform.db,
      storage: platform.storage,
      member: anna.id,
      pseudonymOf: () => 'member-1',
    };
    const exported = await exportAccount(reader);
    expect(exported.files).toHaveLength(2);
    expect(exported.data).toMatchObject({
      pictures: [{ status: 'sent', credits: 2 }, { status: 'uploaded' }],
    });
    expect(await statusOf(bram, address)).toBe(200);
    const before = await filesOfChats();
    await platform.transact((unit) => eraseAccount(unit, anna.id, clock.now()));
    expect(await statusOf(bram, address)).toBe(404);
    expect(await imageFor(bram, at)).toBeNull();
    await eventually(async () => expect((await filesOfChats()).length).toBeLessThan(before.length - 1));
    const { rows } = await sql`select from message_images where sender_id = ${anna.id}`.execute(platform.db);
    expect(rows).toHaveLength(0);
  });
});
