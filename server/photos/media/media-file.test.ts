import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type PeopleService, startServiceWithMembers } from '#tests/support/people/people.ts';
import { sizes } from '../files/sizes.ts';
import { drawnKey, photoKey, sizeKey, storeDrawing } from '../files/storage-keys.ts';
import { addApprovedPhoto } from '../gallery/own-photos.sql.ts';
import { restorePhotos, withholdPhotos } from '../visibility/withhold-photos.ts';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640"><rect width="480" height="640" fill="red"/></svg>';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
  await storeDrawing(service.platform.storage, 'test/one', drawing);
  await service.platform.storage.put('secret/plan.svg', 'not for you');
});

test('renders every size on request in its own dimensions, stores it, and marks it as cacheable for ever [PROF-3b]', async () => {
  for (const [size, measure] of Object.entries(sizes)) {
    const reply = await service.get(`/media/test/one-${size}.webp`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const { width, height, format } = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    expect({ width, height, format }).toEqual({ ...measure, format: 'webp' });
  }
  expect(await service.platform.storage.exists(sizeKey('test/one', 'card', 'webp'))).toBe(true);
});

test('serves twenty simultaneous requests for one picture, and serves it from storage afterwards [PROF-3b]', async () => {
  await storeDrawing(service.platform.storage, 'test/two', drawing);
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => service.get('/media/test/two-card.webp')),
  );
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  await service.platform.storage.delete(drawnKey('test/two'));
  expect((await service.get('/media/test/two-card.webp')).status).toBe(200);
});

test.each([
  'test/none-card.webp',
  '..%2f..%2fsecret/plan-card.webp',
  '../secret/plan.svg',
  '%2e%2e/%2e%2e/originals/test/one.svg',
  'test/one-card.webp%00.svg',
  'test/one.svg',
])('finds nothing at /media/%s [PROF-3b]', async (address) => {
  const reply = await service.get(`/media/${address}`);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(reply.headers.get('cache-control') ?? '').not.toContain('immutable');
});

test("serves a member's photo only while its row allows it, and lets no shared cache store it [GDPR-8a]", async () => {
  const person = await service.person();
  const { db, storage } = service.platform;
  const path = 'members/somebody';
  const get = () => service.get(`/media/${path}-card.webp`);
  const bytes = await sharp(Buffer.from(drawing)).webp().toBuffer();
  await storage.put(photoKey(path), bytes);
  expect((await get()).status).toBe(404);
  await sql`insert into photos (member_id, path, is_main) values (${person.id}, ${path}, true)`.execute(db);
  expect((await get()).status).toBe(404);
  await sql`update photos set status = 'active' where path = ${path}`.execute(db);
  const served = await get();
  expect([served.status, served.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
  await withholdPhotos(db, person.id);
  const withheld = await get();
  expect([withheld.status, withheld.headers.get('cache-control')]).toEqual([404, 'no-store']);
  await restorePhotos(db, person.id);
  expect((await get()).status).toBe(200);
  await sql`delete from photos where path = ${path}`.execute(db);
  expect((await get()).status).toBe(404);
});

test('keeps serving a drawing that several fictional members share after one of them is withheld [GDPR-8c]', async () => {
  const { db, storage } = service.platform;
  const people = [await service.person(), await service.person()];
  await storeDrawing(storage, 'demo/shared', drawing);
  for (const { id } of people) await addApprovedPhoto(db, { member: id, path: 'demo/shared', isMain: true });
  await withholdPhotos(db, people[0]?.id ?? 0);
  expect((await service.get('/media/demo/shared-card.webp')).status).toBe(200);
});
