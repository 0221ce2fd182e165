import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { hour } from '#contract/kit/durations.ts';
import { imageFormats, inFormat } from '#contract/photos/image.ts';
import type { ShownPhoto } from '#contract/photos/shown-photo.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getMemberCard } from '#contract/profiles/get-member-card.ts';
import { blockMember } from '#contract/safety/block-member.ts';
import { unblockMember } from '#contract/safety/unblock-member.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { type MovableClock, movableClock } from '#tests/support/service/movable-clock.ts';
import { addSite } from '#tests/support/sites/add-site.ts';
import { sizes } from '../files/sizes.ts';
import { photoKey } from '../files/storage-keys.ts';
import { insertPhoto, setPremiumOnly } from '../gallery/own-photos.sql.ts';

let service: PeopleService;
let clock: MovableClock;
/** The member whose photos are viewed: a main photo, one for members, one for premium members. */
let owner: Person;
let ids: number[];
const paths = ['members/shown1', 'members/shown2', 'members/shown3'] as const;

beforeAll(async () => {
  clock = movableClock();
  service = await startServiceWithMembers({ clock });
  owner = await service.person();
  ids = [];
  const { db, storage } = service.platform;
  for (const [at, path] of paths.entries()) {
    await storage.put(photoKey(path), await checks());
    ids.push((await insertPhoto(db, { member: owner.id, path, status: 'active', isMain: at === 0 })).id);
  }
  await setPremiumOnly(db, owner.id, ids[2] ?? 0, true);
});

/** Black and white fields, so that any detail left after a blur can be measured. */
const checks = () => {
  const raw = Buffer.alloc(600 * 800, 0);
  for (let y = 0; y < 800; y += 1)
    for (let x = 0; x < 600; x += 1) raw[y * 600 + x] = ((x >> 4) + (y >> 4)) % 2 === 0 ? 0 : 255;
  return sharp(raw, { raw: { width: 600, height: 800, channels: 1 } })
    .webp()
    .toBuffer();
};

const photosFor = async (viewer: Person): Promise<ShownPhoto[]> =>
  (await viewer.api(getMember, { id: owner.id })).answer.member.photos;

const locksOf = (photos: readonly ShownPhoto[]) =>
  photos.map((photo) => ('locked' in photo ? photo.locked : 'open'));

const fileOf = (photo: ShownPhoto | undefined): string =>
  photo === undefined ? '' : 'locked' in photo ? photo.blur : photo.image.filename;

/** The status of the address for the given person, or for a visitor. */
const statusOf = async (file: string, as?: Person) =>
  (await (as?.fetch ?? service.get)(`/media/${file}`)).status;

const premium = async (): Promise<Person> => {
  const person = await service.person();
  await buyPackage(person);
  return person;
};

test('shows a visitor the main photo, a free member all but premium-only photos, a premium member all [PROF-6a, ACC-16c]', async () => {
  const { card, photos } = (await service.api(getMemberCard, { id: owner.id })).answer;
  expect(locksOf(photos)).toEqual(['open', 'login', 'login']);
  expect(card.main_image?.filename).toBe(fileOf(photos[0]));
  expect(locksOf(await photosFor(await service.person()))).toEqual(['open', 'open', 'premium']);
  expect(locksOf(await photosFor(await premium()))).toEqual(['open', 'open', 'open']);
  expect(locksOf(await photosFor(owner))).toEqual(['open', 'open', 'open']);
});

test('unlocks premium-only photos as soon as the viewer becomes premium [PROF-6a, ACC-16c]', async () => {
  const person = await service.person();
  const before = await photosFor(person);
  expect(locksOf(before)).toEqual(['open', 'open', 'premium']);
  await buyPackage(person);
  const after = await photosFor(person);
  expect(locksOf(after)).toEqual(['open', 'open', 'open']);
  expect(await statusOf(fileOf(after[2]), person)).toBe(200);
});

test('opens no locked photo for any manipulated address [PROF-6c, ACC-16c]', async () => {
  const visitor = (await service.api(getMemberCard, { id: owner.id })).answer.photos;
  const person = await service.person();
  const member = await photosFor(person);
  const [, second = '', third = ''] = paths;
  const answers = JSON.stringify([visitor, member]);
  const blurOf = fileOf(member[2]);
  const open = fileOf(member[1]);
  expect(await statusOf(blurOf)).toBe(200);
  expect(await statusOf(open, person)).toBe(200);
  const wanted = Object.keys(sizes).filter((size) => size !== 'blur');
  const tries = [
    ...wanted.flatMap((size) => [`${third}-${size}.webp`, `${second}-${size}.webp`]),
    // The blur's own signature for a larger size, another grade, or another photo.
    ...wanted.map((size) => blurOf.replace('-blur.', `-${size}.`)),
    ...['own', 'members', 'premium'].map((grade) =>
      blurOf.replace('/blur/', `/${grade}/`).replace('-blur.', '-large.'),
    ),
    open.replace(second, third),
    open.replace('/members/', '/premium/').replace(second, third),
    open.replace('/members/', '/premium/'),
    // A changed signature, and a changed expiry.
    open.replace(/\/([0-9a-f])(?=[0-9a-f]{63}\/)/, (_, first) => `/${first === '0' ? '1' : '0'}`),
    open.replace(/members\/[a-z0-9]+\//, (part) => part.replace(/.\/$/, 'z/')),
  ];
  for (const address of tries)
    for (const as of [undefined, person])
      expect([address, await statusOf(address, as)]).toEqual([address, 404]);
  // No answer names a locked photo by more than its blur.
  expect(answers).not.toContain(`${third}-large`);
  expect(answers.split(third).length - 1).toBe(2);
});

test('keeps an address valid within its window, then expires it, and lets no browser store the photo [PROF-6c, GDPR-15a]', async () => {
  const viewer = await service.person();
  clock.set(new Date(Math.ceil(clock.now().getTime() / hour) * hour + 60_000));
  const file = fileOf((await photosFor(viewer))[1]);
  clock.forward(40 * 60);
  expect(fileOf((await photosFor(viewer))[1])).toBe(file);
  const kept = await viewer.get(`/media/${file}`);
  expect([kept.status, kept.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  clock.forward(70 * 60);
  const late = await viewer.get(`/media/${file}`);
  expect([late.status, late.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(fileOf((await photosFor(viewer))[1])).not.toBe(file);
  clock.forward(10 * 60);
  const gone = await viewer.get(`/media/${file}`);
  expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('invalidates an address when its photo becomes premium-only, is rejected or is withheld [PROF-6c, TRUST-1a]', async () => {
  const { db } = service.platform;
  const [free, paying] = [await service.person(), await premium()];
  const file = fileOf((await photosFor(free))[1]);
  const paid = fileOf((await photosFor(paying))[1]);
  const blur = fileOf((await photosFor(free))[2]);
  const all = async () => [await statusOf(file, free), await statusOf(paid, paying), await statusOf(blur)];
  expect(await all()).toEqual([200, 200, 200]);
  await setPremiumOnly(db, owner.id, ids[1] ?? 0, true);
  expect(await all()).toEqual([404, 404, 200]);
  await setPremiumOnly(db, owner.id, ids[1] ?? 0, false);
  await sql`update photos set status = 'rejected', rejection = 'too_explicit' where id = ${ids[2]}`.execute(
    db,
  );
  expect(await statusOf(blur)).toBe(404);
  await sql`update photos set status = 'active', rejection = null where id = ${ids[2]}`.execute(db);
  await sql`update photos set withheld = true where member_id = ${owner.id}`.execute(db);
  expect(await all()).toEqual([404, 404, 404]);
  await sql`update photos set withheld = false where member_id = ${owner.id}`.execute(db);
  expect(await all()).toEqual([200, 200, 200]);
});

test('closes the photos to a blocked member until the block ends, and keeps them open for the blocker [TRUST-3c, GDPR-15b]', async () => {
  const [viewer, other] = [await premium(), await service.person()];
  const files = (await photosFor(viewer)).slice(1).map(fileOf);
  const others = fileOf((await photosFor(other))[1]);
  const all = async () => Promise.all(files.map((file) => statusOf(file, viewer)));
  expect(await all()).toEqual([200, 200]);
  await owner.api(blockMember, { profile: viewer.id });
  expect(await all()).toEqual([404, 404]);
  expect(await statusOf(others, other)).toBe(200);
  await owner.api(unblockMember, { profile: viewer.id });
  expect(await all()).toEqual([200, 200]);
  // The blocker may still look at the blocked member (PROF-7).
  await viewer.api(blockMember, { profile: owner.id });
  expect(await all()).toEqual([200, 200]);
  await viewer.api(unblockMember, { profile: owner.id });
});

test('opens an address for no other member, no visitor and nobody of another site [GDPR-15b]', async () => {
  await addSite(service.platform.db, 'ginder.example');
  const [viewer, other] = [await premium(), await premium()];
  const elsewhere = await service.person({ site: 'ginder.example' });
  for (const photo of (await photosFor(viewer)).slice(1)) {
    const file = fileOf(photo);
    expect(await statusOf(file, viewer)).toBe(200);
    for (const as of [other, elsewhere, owner, undefined]) expect(await statusOf(file, as)).toBe(404);
  }
});

test('invalidates an address for strangers when its member turns invisible or the photo is deleted [PROF-7a]', async () => {
  const { db, storage } = service.platform;
  const [viewer, gone] = [await service.person(), await service.person()];
  const path = 'members/shown4';
  await storage.put(photoKey(path), await checks());
  await insertPhoto(db, { member: gone.id, path: 'members/shown5', status: 'active', isMain: true });
  const { id } = await insertPhoto(db, { member: gone.id, path, status: 'active', isMain: false });
  const file = fileOf((await viewer.api(getMember, { id: gone.id })).answer.member.photos[1]);
  const own = fileOf((await gone.api(getMember, { id: gone.id })).answer.member.photos[1]);
  const both = async () => [await statusOf(file, viewer), await statusOf(own, gone)];
  expect(await both()).toEqual([200, 200]);
  await sql`update profiles set status = 'invisible' where member_id = ${gone.id}`.execute(db);
  expect(await both()).toEqual([404, 200]);
  await sql`update profiles set status = 'active' where member_id = ${gone.id}`.execute(db);
  expect(await both()).toEqual([200, 200]);
  await sql`delete from photos where id = ${id}`.execute(db);
  expect(await both()).toEqual([404, 404]);
});

test('reduces the blur to 16 pixels of width, so that no detail is left [PROF-6b]', async () => {
  const blur = fileOf((await photosFor(await service.person()))[2]);
  const bytes = Buffer.from(await (await service.get(`/media/${blur}`)).arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  expect({ width, height, format }).toEqual({ ...sizes.blur, format: 'webp' });
  const { channels } = await sharp(bytes).greyscale().stats();
  // Black and white fields become plain grey.
  expect(channels[0]?.stdev).toBeLessThan(12);
  expect(bytes.length).toBeLessThan(2500);
});

test('serves every open photo in three formats [PROF-4b]', async () => {
  const person = await service.person();
  const [first] = await photosFor(person);
  const types: unknown[] = [];
  for (const format of imageFormats) {
    const reply = await person.get(`/media/${inFormat(fileOf(first), format)}`);
    const metadata = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
    types.push([reply.headers.get('content-type'), metadata.format, metadata.width, metadata.height]);
  }
  expect(types).toEqual([
    ['image/avif', 'heif', 960, 1280],
    ['image/webp', 'webp', 960, 1280],
    ['image/jpeg', 'jpeg', 960, 1280],
  ]);
});
