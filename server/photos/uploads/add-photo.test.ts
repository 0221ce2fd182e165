import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addPhoto as addPhotoCall, photoBytes } from '#contract/photos/add-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { addApprovedPhoto, photosOf } from '../gallery/own-photos.sql.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

const image = (width = 640, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#d6006e' } });

const upload = (client: Client, bytes: Uint8Array) =>
  client.api(addPhotoCall, { photo: new Blob([new Uint8Array(bytes)]) });

const newMember = async () => {
  const client = service.client();
  const { id } = await signUpMember(client);
  return { client, id };
};

const filesOf = async (folder: string): Promise<string[]> => {
  const names = await readdir(join(service.platform.config.dataDir, folder), { recursive: true }).catch(
    () => [],
  );
  return names.filter((name) => name.endsWith('.webp'));
};

test('stores one photo for five simultaneous uploads and a retry with the same idempotency key [PROF-4e]', async () => {
  const { client, id } = await newMember();
  const photo = new Blob([new Uint8Array(await image().jpeg().toBuffer())]);
  const client_id = randomUUID();
  const replies = await Promise.all(
    [1, 2, 3, 4, 5].map(() => client.api(addPhotoCall, { photo, client_id })),
  );
  const again = (await client.api(addPhotoCall, { photo, client_id })).answer.photo;
  for (const { answer } of replies) expect(answer.photo.id).toBe(again.id);
  expect((await client.api(getOwnProfile, {})).answer.profile.photos).toHaveLength(1);
  expect((await photosOf(service.platform.db, id)).map(({ path }) => path)).toHaveLength(1);
  // Another key makes another photo, and so does the same key of another member.
  expect((await client.api(addPhotoCall, { photo, client_id: randomUUID() })).answer.photo.id).not.toBe(
    again.id,
  );
  const other = await newMember();
  expect((await other.client.api(addPhotoCall, { photo, client_id })).answer.photo.id).not.toBe(again.id);
});

test('strips the metadata, keeps the photo pending, and shares it once it is approved [ACC-5b, PROF-3a, PROF-4b]', async () => {
  const { client } = await newMember();
  const bytes = await image()
    .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitude: '52/1 5/1 24/1' } })
    .jpeg()
    .toBuffer();
  expect(bytes.includes('secret owner')).toBe(true);
  const { photo } = (await upload(client, bytes)).answer;
  expect(photo).toMatchObject({ status: 'pending', main: true, order: 0, image: { status: 'pending' } });
  const shown = await eventually(async () => {
    const [own] = (await client.api(getOwnProfile, {})).answer.profile.photos;
    if (own?.status !== 'active') throw new Error('not passed yet');
    return own.image;
  });
  const served = await client.get(`/media/${shown.filename}`);
  const answer = new Uint8Array(await served.arrayBuffer());
  expect(served.headers.get('content-type')).toBe('image/webp');
  const metadata = await sharp(answer).metadata();
  expect(metadata).toMatchObject({ format: 'webp', width: 960, height: 1280 });
  expect([metadata.exif, metadata.xmp, metadata.iptc]).toEqual([undefined, undefined, undefined]);
  expect(Buffer.from(answer).includes('secret owner')).toBe(false);
  expect(await filesOf('storage/waiting')).toEqual([]);
});

test('accepts three of five simultaneous uploads of a free member, one of them as the main photo [PROF-5a, ACC-16b]', async () => {
  const { client } = await newMember();
  const bytes = await image().png().toBuffer();
  const replies = await Promise.all(Array.from({ length: 5 }, () => upload(client, bytes)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ problem }) => [problem.code, problem.params])).toEqual(
    Array(2).fill(['photo_limit', { limit: 3 }]),
  );
  const { photos, photo_limit } = (await client.api(getOwnProfile, {})).answer.profile;
  expect(photo_limit).toBe(3);
  expect(photos).toHaveLength(3);
  expect(photos.filter(({ main }) => main)).toHaveLength(1);
});

test('accepts the 25th photo of a premium member, and none after it [PROF-5c]', async () => {
  const { client, id } = await newMember();
  await buyPackage(client);
  for (let place = 0; place < 23; place += 1)
    await addApprovedPhoto(service.platform.db, {
      member: id,
      path: `test/${id}-${place}`,
      isMain: place === 0,
    });
  const bytes = await image().png().toBuffer();
  const replies = await Promise.all([1, 2, 3, 4].map(() => upload(client, bytes)));
  const refused = replies.filter(({ status }) => status !== 200);
  expect(refused.map(({ problem }) => [problem.code, problem.params])).toEqual(
    Array(2).fill(['photo_limit', { limit: 25 }]),
  );
  const { photos, photo_limit } = (await client.api(getOwnProfile, {})).answer.profile;
  expect([photo_limit, photos.length]).toEqual([25, 25]);
});

test('rejects non-photos and photos of a wrong size with a named error and stores nothing [PROF-4a]', async () => {
  const { client, id } = await newMember();
  const before = await filesOf('storage');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"/>');
  const truncated = (await image().jpeg().toBuffer()).subarray(0, 900);
  const cases: ReadonlyArray<readonly [Uint8Array, string]> = [
    [Buffer.from('hello'), 'no_image'],
    [new Uint8Array(), 'no_image'],
    [svg, 'no_image'],
    [await image().gif().toBuffer(), 'no_image'],
    [truncated, 'no_image'],
    [await image(640, 299).webp().toBuffer(), 'image_too_small'],
    [await image(10_000, 5_001).png({ compressionLevel: 9 }).toBuffer(), 'image_too_large'],
    [new Uint8Array(photoBytes + 1), 'too_large'],
  ];
  for (const [bytes, code] of cases) expect((await upload(client, bytes)).problem.code).toBe(code);
  const { rows } = await sql`select 1 from photos where member_id = ${id}`.execute(service.platform.db);
  expect(rows).toEqual([]);
  expect(await filesOf('storage')).toEqual(before);
});

test('rejects JSON, an unknown field, two files and half a form without a server error [API-2c]', async () => {
  const { client } = await newMember();
  const send = (init: RequestInit) =>
    client.fetch('/api/photo.php', {
      method: 'POST',
      ...init,
      headers: { 'x-request-type': 'client', ...init.headers },
    });
  const form = (...names: string[]) => {
    const body = new FormData();
    for (const name of names) body.append(name, new Blob(['x']), 'x.jpg');
    return body;
  };
  const json = { 'content-type': 'application/json' };
  expect((await send({ body: '{"photo":{"size":1,"arrayBuffer":1}}', headers: json })).status).toBe(415);
  expect((await send({ body: form('other') })).status).toBe(400);
  expect((await send({ body: form('photo', 'photo') })).status).toBe(400);
  expect((await send({ body: form() })).status).toBe(400);
  const broken = { 'content-type': 'multipart/form-data; boundary=x' };
  expect((await send({ body: '--x\r\nContent-Disposition: form', headers: broken })).status).toBe(400);
  expect(
    (
      await client.fetch('/api/like.php', {
        method: 'POST',
        body: form('photo'),
        headers: { 'x-request-type': 'client' },
      })
    ).status,
  ).toBe(415);
});

test('makes another photo the main one after the removal of the main photo, and deletes its files [PROF-4d]', async () => {
  const { client } = await newMember();
  const bytes = await image().webp().toBuffer();
  const first = (await upload(client, bytes)).answer.photo;
  const second = (await upload(client, bytes)).answer.photo;
  await eventually(async () => {
    const { photos } = (await client.api(getOwnProfile, {})).answer.profile;
    if (photos.some(({ status }) => status !== 'active')) throw new Error('not passed yet');
  });
  const [path] = (await client.api(getOwnProfile, {})).answer.profile.photos.map(
    ({ image: own }) => own?.filename,
  );
  await service.get(`/media/${path}`);
  const replies = await Promise.all([1, 2].map(() => client.api(removePhoto, { id: first.id })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { photos } = (await client.api(getOwnProfile, {})).answer.profile;
  expect(photos).toMatchObject([{ id: second.id, main: true }]);
  await eventually(async () => {
    if ((await service.get(`/media/${path}`)).status !== 404) throw new Error('still there');
  });
});
