import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { changeLanguage } from '#contract/accounts/change-language.ts';
import type { Id } from '#contract/kit/id.ts';
import { addPhoto } from '#contract/photos/add-photo.ts';
import { countWaitingPhotos } from '#contract/photos/count-waiting-photos.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { reviewFilePath, reviewPhoto } from '#contract/photos/review-photo.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { listWaitingPhotos } from '#contract/profiles/list-waiting-photos.ts';
import { disableOperator } from '#server/operators/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { photoKey, waitingKey } from '../files/storage-keys.ts';
import { photosOf } from '../gallery/own-photos.sql.ts';

let service: TestService;
let clock: MovableClock;

// Outside a demo, so that photos wait for a person.
beforeEach(async () => {
  clock = movableClock();
  service = await startService({ clock, demo: false });
  return () => service.stop();
});

interface Sender {
  readonly client: Client;
  readonly member: Id;
}

const sender = async (name = 'Zoë'): Promise<Sender> => {
  const client = service.client();
  const { id } = await signUpMember(client, { name, date_of_birth: '1990-05-17' });
  // The photos of an unconfirmed member do not wait for a review yet.
  await sql`update profiles set status = 'active' where member_id = ${id}`.execute(service.platform.db);
  return { client, member: id };
};

const send = async ({ client }: Sender, size = { width: 600, height: 800 }): Promise<Id> => {
  const bytes = await sharp({ create: { ...size, channels: 3, background: '#d6006e' } })
    .png()
    .toBuffer();
  const { answer } = await client.api(addPhoto, { photo: new Blob([new Uint8Array(bytes)]) });
  clock.forward(1);
  return answer.photo.id;
};

const take = async ({ client }: TestOperator) => (await client.api(listWaitingPhotos, {})).answer;

const taken = async (operator: TestOperator) => (await take(operator)).results.map(({ photo }) => photo);

const decide = (
  { client }: TestOperator,
  { member }: Sender,
  photo: Id,
  verdict: 'pass' | 'too_explicit' | 'poor_quality',
  from: 'pending' | 'active' | 'rejected' = 'pending',
) => client.api(reviewPhoto, { member, photo, from, verdict });

const ownPhotos = async ({ client }: Sender) =>
  (await client.api(getOwnProfile, {})).answer.profile.photos.map(({ id, status, rejection }) => ({
    id,
    status,
    rejection,
  }));

const audit = async () => {
  const { rows } = await sql`
    select operator_id, action, member_id, subject_id, details from audit_entries
    where not look and action like 'photos/%' order by id`.execute(service.platform.db);
  return rows;
};

test("lists waiting photos oldest first with the member's name, age and label, and nothing else [SAFE-2a]", async () => {
  const one = await sender();
  const photos = [await send(one), await send(one)];
  const operator = await newOperator(service);
  const { results, waiting } = await take(operator);
  expect(results).toEqual(
    photos.map((photo) => ({
      photo,
      member: one.member,
      name: 'Zoë',
      age: expect.any(Number),
      fictional: false,
    })),
  );
  expect(waiting).toEqual({ number: 2, more: false });
  expect((await operator.client.api(countWaitingPhotos, {})).answer).toEqual({ waiting });
});

test('shows the member the reject reason in their language and records it in the audit log [TRUST-1c, SAFE-2a]', async () => {
  const one = await sender();
  await one.client.api(changeLanguage, { language: 'nl' });
  const [good, bad] = [await send(one), await send(one)];
  const operator = await newOperator(service);
  await take(operator);
  expect((await decide(operator, one, good, 'pass')).answer).toEqual({ status: 'active' });
  expect((await decide(operator, one, bad, 'too_explicit')).answer).toEqual({ status: 'rejected' });
  expect(await ownPhotos(one)).toEqual([
    { id: good, status: 'active', rejection: null },
    {
      id: bad,
      status: 'rejected',
      rejection: { reason: 'too_explicit', text: expect.stringContaining('te bloot') },
    },
  ]);
  await one.client.api(changeLanguage, { language: 'en' });
  expect((await ownPhotos(one))[1]?.rejection?.text).not.toContain('te bloot');
  const entry = { operator_id: operator.id, member_id: one.member };
  expect(await audit()).toEqual([
    { ...entry, action: 'photos/pass', subject_id: good, details: { from: 'pending' } },
    {
      ...entry,
      action: 'photos/refuse',
      subject_id: bad,
      details: { from: 'pending', reason: 'too_explicit' },
    },
  ]);
  expect(await taken(operator)).toEqual([]);
});

test('never gives one photo to two operators, and releases it when the hold expires [SAFE-2a]', async () => {
  const one = await sender();
  const other = await sender('Bo');
  const photos: Id[] = [];
  for (let count = 0; count < 3; count += 1) photos.push(await send(one), await send(other));
  const operators = [await newOperator(service), await newOperator(service), await newOperator(service)];
  const held = await Promise.all(operators.map(taken));
  expect(held.flat().sort()).toEqual([...photos].sort());
  const [first, second] = operators;
  if (first === undefined || second === undefined) throw new Error('no operators');
  expect(await taken(first)).toEqual(held[0]);
  // An operator who does not hold a photo can neither decide on it nor see it.
  const [photo = 0] = held[0] ?? [];
  const owner = photos.indexOf(photo) % 2 === 0 ? one : other;
  expect((await decide(second, owner, photo, 'pass')).problem).toMatchObject({
    code: 'photo_not_yours',
    status: 409,
  });
  clock.forward(601);
  await Promise.all([second, operators[2]].map((operator) => operator && taken(operator)));
  expect((await decide(first, owner, photo, 'pass')).problem.code).toBe('photo_not_yours');
});

test('treats a repeated decision as one, keeps the first of two different ones, and allows a new decision [SAFE-2a]', async () => {
  const one = await sender();
  const photo = await send(one);
  const operator = await newOperator(service);
  await take(operator);
  const twice = await Promise.all([
    decide(operator, one, photo, 'pass'),
    decide(operator, one, photo, 'pass'),
  ]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect((await decide(operator, one, photo, 'too_explicit')).problem.code).toBe('photo_not_yours');
  expect((await decide(operator, one, photo, 'too_explicit', 'active')).status).toBe(200);
  expect((await decide(operator, one, photo, 'poor_quality', 'rejected')).status).toBe(200);
  expect((await decide(operator, one, photo, 'pass', 'rejected')).answer.status).toBe('active');
  expect((await audit()).length).toBe(4);
  expect(await ownPhotos(one)).toEqual([{ id: photo, status: 'active', rejection: null }]);
});

test('answers decisions on a removed photo or an erased member without any change [SAFE-2a]', async () => {
  const one = await sender();
  const leaving = await sender('Bo');
  const [removed, erased] = [await send(one), await send(leaving)];
  const operator = await newOperator(service);
  await take(operator);
  await one.client.api(removePhoto, { id: removed });
  await sql`delete from photos where member_id = ${leaving.member}`.execute(service.platform.db);
  for (const [who, photo] of [
    [one, removed],
    [leaving, erased],
  ] as const) {
    expect((await decide(operator, who, photo, 'pass')).problem.code).toBe('photo_not_yours');
    const file = await operator.client.get(`${reviewFilePath}?member=${who.member}&photo=${photo}`);
    expect(file.status).toBe(404);
  }
  expect(await audit()).toEqual([]);
  expect(await take(operator)).toEqual({ results: [], waiting: { number: 0, more: false } });
});

test('rejects decisions of an operator who was disabled meanwhile [SAFE-2a]', async () => {
  const one = await sender();
  const photo = await send(one);
  const operator = await newOperator(service);
  await take(operator);
  await newOperator(service);
  await disableOperator(service.platform.db, operator.email, clock.now());
  expect((await decide(operator, one, photo, 'pass')).problem.code).toBe('operator_required');
  expect(await ownPhotos(one)).toMatchObject([{ status: 'pending' }]);
  const next = await newOperator(service);
  expect(await taken(next)).toEqual([]);
  clock.forward(601);
  expect(await taken(next)).toEqual([photo]);
});

test('serves the uncropped photo only to the operator who holds it, and without caching [SAFE-2a, PROF-3a]', async () => {
  const one = await sender();
  const photo = await send(one, { width: 900, height: 300 });
  const [holder, other] = [await newOperator(service), await newOperator(service)];
  await take(holder);
  const address = `${reviewFilePath}?member=${one.member}&photo=${photo}`;
  const file = await holder.client.get(address);
  expect(file.headers.get('cache-control')).toBe('private, no-store');
  const { format, width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
  expect({ format, ratio: (width ?? 0) / (height ?? 1) }).toEqual({ format: 'webp', ratio: 3 });
  expect((await other.client.get(address)).status).toBe(404);
  for (const client of [one.client, service.client()]) expect((await client.get(address)).status).toBe(403);
  for (const wrong of ['', '?member=x&photo=1', '?member=1', `?member=${photo}&photo=${one.member}`])
    expect((await holder.client.get(`${reviewFilePath}${wrong}`)).status).toBe(404);
  clock.forward(601);
  expect((await holder.client.get(address)).status).toBe(404);
});

test('reviews, serves and removes a photo that waited since before the upgrade [SAFE-2a, PROF-3a]', async () => {
  const { db, storage } = service.platform;
  const one = await sender();
  const photo = await send(one, { width: 900, height: 300 });
  const path = (await photosOf(db, one.member))[0]?.path ?? '';
  // Versions before 0.2 stored a waiting photo under another key and kept no sealed original.
  await storage.put(waitingKey(path), await storage.get(photoKey(path)));
  await storage.delete(photoKey(path));
  await sql`update photos set quarantined_until = null`.execute(db);
  const operator = await newOperator(service);
  await take(operator);
  const file = await operator.client.get(`${reviewFilePath}?member=${one.member}&photo=${photo}`);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await decide(operator, one, photo, 'pass')).status).toBe(200);
  const served = () => service.get(`/media/${path}-card.webp`);
  expect((await served()).status).toBe(200);
  await one.client.api(removePhoto, { id: photo });
  expect((await served()).status).toBe(404);
  await eventually(async () => expect(await storage.exists(waitingKey(path))).toBe(false));
});
