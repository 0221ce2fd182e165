import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import { picture } from '#tests/support/files/hostile-images.ts';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { type S3Server, startS3 } from '#tests/support/service/s3-server.ts';
import { eventually } from '#tests/support/service/service.ts';
import { allPhotoKeys } from '../files/storage-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';

let s3: S3Server;
let service: PeopleService;

beforeAll(async () => {
  s3 = await startS3();
  service = await startServiceWithMembers({ s3: s3.config, demo: false });
});
afterAll(() => s3.stop());

test('stores no photo file on this machine when a bucket is configured, and deletes it from the bucket [OPS-2c, PROF-4e]', async () => {
  const { db, storage, config } = service.platform;
  const person = await service.person();
  const bytes = new Uint8Array(await picture().jpeg().toBuffer());
  const { photo } = (await person.api(addPhoto, { photo: new Blob([bytes]) })).answer;
  const served = await service.get(`/media/${photo.image.card_filename}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await filesBelow(config.dataDir)).filter((file) => /^(?:files|uploads)/.test(file))).toEqual([]);
  const keys = allPhotoKeys((await photosOf(db, person.id))[0]?.path ?? '');
  const there = async () =>
    (await Promise.all(keys.map((key) => storage.exists(key)))).filter(Boolean).length;
  // The photo, the sealed original, and the one size that was requested.
  expect(await there()).toBe(3);
  await person.api(removePhoto, { id: photo.id });
  await eventually(async () => expect(await there()).toBe(0));
});
