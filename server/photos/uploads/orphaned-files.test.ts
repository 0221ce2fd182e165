import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { filesBelow } from '#tests/support/database/member-traces.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { eraseAccount } from '../erase-account.ts';
import { resizedImage } from '../files/resized-image.ts';
import { photoKey, waitingKey } from '../files/storage-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';
import { passPhotoHandler } from '../review/pass-photo.job.ts';
import { sweepUploadHandler } from './sweep-upload.job.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
});

const files = async () =>
  (await filesBelow(service.platform.config.dataDir)).filter((file) => file.startsWith('files/'));

const picture = () =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: '#d6006e' } })
    .webp()
    .toBuffer();

const upload = async (person: Person) => {
  const { answer } = await person.api(addPhoto, { photo: new Blob([new Uint8Array(await picture())]) });
  const [row] = await photosOf(service.platform.db, person.id);
  if (row === undefined) throw new Error('no photo');
  return { id: answer.photo.id, path: row.path };
};

test('sweeps a file that a crash left without a row, and keeps a file with a row [ACC-13d]', async () => {
  const person = await service.person();
  const { path } = await upload(person);
  const left = `members/${randomBytes(16).toString('hex')}`;
  await service.platform.storage.put(waitingKey(left), await picture());
  for (const one of [path, left])
    await sweepUploadHandler.run({ member: person.id, path: one }, service.platform);
  expect((await files()).filter((file) => file.includes(left))).toEqual([]);
  expect((await files()).filter((file) => file.includes(path))).not.toEqual([]);
});

test('leaves no file of a photo that is erased while it is approved and while its sizes are rendered [ACC-13d]', async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await service.person();
    const { id, path } = await upload(person);
    const { platform } = service;
    await platform.storage.put(photoKey(path), await picture());
    await Promise.all([
      passPhotoHandler.run({ member: person.id, photo: id }, platform).catch(() => {}),
      ...(['thumb', 'card', 'large', 'match'] as const).map((size) =>
        resizedImage(platform.storage, { path, size, format: 'webp' }).catch(() => null),
      ),
      platform.transact((unit) => eraseAccount(unit, person.id)),
    ]);
    await eventually(async () => expect((await files()).filter((file) => file.includes(path))).toEqual([]));
  }
});
