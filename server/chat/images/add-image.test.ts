import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addImage } from '#contract/chat/add-image.ts';
import { discardImage } from '#contract/chat/discard-image.ts';
import { imageFile } from '#contract/chat/message.ts';
import { sendImage } from '#contract/chat/send-image.ts';
import { imageFormats } from '#contract/photos/image.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import {
  geotaggedPicture,
  metadataSecrets,
  picture,
  pngBomb,
  polyglots,
} from '#tests/support/files/hostile-images.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { findImage } from './message-images.sql.ts';
import { sweepImageHandler } from './sweep-image.job.ts';

let service: PeopleService;
let bytes: Buffer;

beforeAll(async () => {
  service = await startServiceWithMembers();
  bytes = await picture(900, 600).jpeg().toBuffer();
  return () => service.stop();
});

const blobOf = (file: Uint8Array) => new Blob([new Uint8Array(file)]);
const filesOfChats = async () =>
  (await filesBelow(service.platform.config.dataDir)).filter((file) =>
    /^(?:files|uploads)\/.*chats/.test(file),
  );

const two = async () =>
  [await service.person({ name: 'Anna' }), await service.person({ name: 'Bram' })] as const;

const upload = async (from: Person, clientId = randomUUID(), file: Uint8Array = bytes) => {
  (await from.api(addImage, { image: blobOf(file), client_id: clientId })).answer;
  return clientId;
};

const send = async (from: Person, to: Person) => {
  const clientId = await upload(from);
  const { message } = (await from.api(sendImage, { profile: to.id, client_id: clientId })).answer;
  if (message === null) throw new Error('the picture was held');
  return { message, clientId };
};

test('stores one picture and one file for five concurrent uploads with the same key [CHAT-10d]', async () => {
  const [anna] = await two();
  const before = await filesOfChats();
  const client_id = randomUUID();
  const other = await picture(640, 640).png().toBuffer();
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => anna.api(addImage, { image: blobOf(bytes), client_id })),
  );
  for (const { answer } of replies) expect(answer).toEqual({ client_id, width: 900, height: 600 });
  expect((await anna.api(addImage, { image: blobOf(other), client_id })).answer.height).toBe(600);
  expect(await filesOfChats()).toHaveLength(before.length + 1);
});

test('stores and serves the picture upright, without camera metadata [GDPR-5b, CHAT-10d]', async () => {
  const [anna, bram] = await two();
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const client_id = await upload(anna, randomUUID(), await geotaggedPicture(format));
    const { message } = (await anna.api(sendImage, { profile: bram.id, client_id })).answer;
    expect(message?.image).toMatchObject({ width: 640, height: 800 });
    const address = message?.image?.address ?? '';
    const row = await findImage(service.platform.db, { sender: anna.id, clientId: client_id });
    const files = [Buffer.from(await service.platform.storage.get(`originals/${row?.path}.webp`))];
    for (const ending of imageFormats)
      files.push(Buffer.from(await (await anna.get(imageFile(address, 'whole', ending))).arrayBuffer()));
    for (const file of files) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(file).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      for (const secret of metadataSecrets) expect(file.includes(secret)).toBe(false);
    }
  }
});

test('rejects non-pictures, decompression bombs and tiny pictures, and leaves nothing behind [PROF-4a, CHAT-10d]', async () => {
  const anna = await service.person();
  const before = await filesOfChats();
  const hostile: ReadonlyArray<readonly [Uint8Array, string]> = [
    [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'no_image'],
    [Buffer.from('just words'), 'no_image'],
    [pngBomb(60_000, 60_000, 1000), 'image_too_large'],
    [pngBomb(640, 640, 1000), 'no_image'],
    [await picture(200, 800).jpeg().toBuffer(), 'image_too_small'],
  ];
  for (const [file, code] of hostile) {
    const reply = await anna.api(addImage, { image: blobOf(file), client_id: randomUUID() });
    expect(reply.problem.code).toBe(code);
  }
  const { html } = await polyglots();
  const client_id = await upload(anna, randomUUID(), html);
  const row = await findImage(service.platform.db, { sender: anna.id, clientId: client_id });
  const kept = Buffer.from(await service.platform.storage.get(`originals/${row?.path}.webp`));
  expect(kept.includes('<script>')).toBe(false);
  (await anna.api(discardImage, { client_id })).answer;
  await eventually(async () => expect(await filesOfChats()).toEqual(before));
});

test('rejects a form with a missing or wrong key or extra fields, and names the field [API-2b]', async () => {
  const anna = await service.person();
  const post = async (fields: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('image', blobOf(bytes), 'a.jpg');
    const response = await anna.fetch('/api/chat-image.php', {
      method: 'POST',
      headers: { 'x-request-type': 'client' },
      body: form,
    });
    return [response.status, await response.json()] as const;
  };
  const fault = (field: string, code: string) => ({ code: 'invalid_input', errors: [{ field, code }] });
  expect(await post({})).toMatchObject([400, fault('client_id', 'required')]);
  expect(await post({ client_id: 'one' })).toMatchObject([400, fault('client_id', 'invalid')]);
  expect(await post({ client_id: randomUUID(), more: 'yes' })).toMatchObject([
    400,
    fault('more', 'unknown_field'),
  ]);
  expect(await post({ client_id: 'x'.repeat(5000) })).toMatchObject([400, fault('client_id', 'invalid')]);
  expect(await post({ image: 'words' })).toMatchObject([400, { code: 'invalid_input' }]);
});

test('sweeps file and row of an unsent picture and keeps a sent one [CHAT-10d]', async () => {
  const [anna, bram] = await two();
  const { clientId, message } = await send(anna, bram);
  const left = await upload(anna);
  const rowOf = (key: string) => findImage(service.platform.db, { sender: anna.id, clientId: key });
  const paths = [
    (await rowOf(clientId))?.path ?? '',
    (await rowOf(left))?.path ?? '',
    `chats/${'0'.repeat(32)}`,
  ];
  const lost = paths[2] ?? '';
  await service.platform.storage.put(`originals/${lost}.webp`, bytes);
  for (const path of paths) await sweepImageHandler.run({ member: anna.id, path }, service.platform);
  await eventually(async () => {
    const files = (await filesOfChats()).join(' ');
    expect(paths.map((path) => files.includes(path))).toEqual([true, false, false]);
  });
  expect(await rowOf(left)).toBeUndefined();
  expect((await anna.get(imageFile(message.image?.address ?? '', 'bubble', 'webp'))).status).toBe(200);
  expect((await anna.api(sendImage, { profile: bram.id, client_id: left })).problem.code).toBe('image_gone');
});

test('limits the number of unsent pictures; discarding a picture frees a place [CHAT-10d]', async () => {
  const anna = await service.person();
  const keys: string[] = [];
  for (let count = 0; count < 6; count += 1) keys.push(await upload(anna));
  const more = () => anna.api(addImage, { image: blobOf(bytes), client_id: randomUUID() });
  expect((await more()).problem.code).toBe('too_many_images');
  for (let time = 0; time < 2; time += 1) (await anna.api(discardImage, { client_id: keys[0] ?? '' })).answer;
  expect((await more()).status).toBe(200);
  const bram = await service.person();
  const { clientId } = await send(bram, anna);
  expect((await bram.api(discardImage, { client_id: clientId })).problem.code).toBe('image_sent');
});
