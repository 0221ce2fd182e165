import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { changePhoto } from '#contract/photos/change-photo.ts';
import { photosChanged } from '#contract/photos/events.ts';
import { orderPhotos } from '#contract/photos/order-photos.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { insertPhoto, photosOf } from './own-photos.sql.ts';

let service: PeopleService;

beforeAll(async () => {
  service = await startServiceWithMembers();
});

let made = 0;

/** A person with photos; the first one is the main photo. */
const withPhotos = async (
  ...states: Array<'active' | 'pending'>
): Promise<{ person: Person; ids: number[] }> => {
  const person = await service.person();
  const ids: number[] = [];
  for (const status of states) {
    made += 1;
    const row = { member: person.id, path: `members/test${made}`, status, isMain: ids.length === 0 } as const;
    ids.push((await insertPhoto(service.platform.db, row)).id);
  }
  return { person, ids };
};

const own = async (person: Person) => (await person.api(getOwnProfile, {})).answer.profile.photos;

/** The ids in their order, which must have no gap. */
const order = async (person: Person): Promise<number[]> => {
  const photos = await own(person);
  expect(photos.map((photo) => photo.order)).toEqual(photos.map((_, at) => at));
  return photos.map(({ id }) => id);
};

const mainOf = async (person: Person) => (await own(person)).filter(({ main }) => main).map(({ id }) => id);

test('moves one photo and closes the gap, and sets the order of all photos at once [PROF-4d]', async () => {
  const { person, ids } = await withPhotos('active', 'active', 'active', 'pending');
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  const moved = await person.api(changePhoto, { id: a, order: 2 });
  expect(moved.answer.photos.map(({ id }) => id)).toEqual([b, c, a, d]);
  await person.api(changePhoto, { id: d, order: 0 });
  await person.api(changePhoto, { id: b, order: 99 });
  expect(await order(person)).toEqual([d, c, a, b]);
  await person.api(orderPhotos, { ids: [a, b, c, d] });
  expect(await order(person)).toEqual([a, b, c, d]);
  await person.api(removePhoto, { id: b });
  expect(await order(person)).toEqual([a, c, d]);
});

test('rejects an order with other photos than the member has, and moves nothing [PROF-4d]', async () => {
  const { person, ids } = await withPhotos('active', 'active', 'active');
  const [a = 0, b = 0, c = 0] = ids;
  const stranger = (await withPhotos('active')).ids[0] ?? 0;
  for (const wrong of [
    [a, b],
    [a, b, b],
    [a, b, c, c],
    [a, b, stranger],
  ])
    expect((await person.api(orderPhotos, { ids: wrong })).problem.code).toBe('photos_changed');
  expect((await person.api(orderPhotos, { ids: [] })).status).toBe(400);
  expect(await order(person)).toEqual(ids);
});

test('keeps a gapless order and exactly one main photo under concurrent changes from two devices [PROF-4d]', async () => {
  const { person, ids } = await withPhotos('active', 'active', 'active', 'active', 'active', 'active');
  const index = fc.integer({ min: 0, max: ids.length - 1 });
  const at = (place: number) => ids[place] ?? 0;
  const step = fc.oneof(
    fc.tuple(index, index).map(
      ([one, to]) =>
        () =>
          person.api(changePhoto, { id: at(one), order: to }),
    ),
    index.map((one) => () => person.api(changePhoto, { id: at(one), main: true })),
    index.map((one) => () => person.api(changePhoto, { id: at(one), premium_only: true })),
    index.map((one) => () => person.api(changePhoto, { id: at(one), premium_only: false })),
    fc
      .shuffledSubarray(ids, { minLength: ids.length })
      .map((all) => () => person.api(orderPhotos, { ids: all })),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const replies = await Promise.all(steps.map((run) => run()));
      expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
      expect([...(await order(person))].sort()).toEqual([...ids].sort());
      expect(await mainOf(person)).toHaveLength(1);
      const main = (await own(person)).find((photo) => photo.main);
      expect(main?.premium_only).toBe(false);
    }),
    { numRuns: 12 },
  );
});

test('accepts only an approved photo that is open to everybody as the main photo [PROF-4d, PROF-6a]', async () => {
  const { person, ids } = await withPhotos('active', 'active', 'pending');
  const [a = 0, b = 0, c = 0] = ids;
  const codeOf = async (change: Parameters<typeof person.api<typeof changePhoto>>[1]) =>
    (await person.api(changePhoto, change)).problem.code;
  expect(await codeOf({ id: a, premium_only: true })).toBe('main_for_premium');
  expect(await codeOf({ id: c, main: true })).toBe('photo_not_active');
  await person.api(changePhoto, { id: b, premium_only: true });
  expect(await codeOf({ id: b, main: true })).toBe('main_for_premium');
  expect(await mainOf(person)).toEqual([a]);
  const { photos } = (await person.api(changePhoto, { id: b, main: true, premium_only: false })).answer;
  expect(photos.map(({ main, premium_only }) => [main, premium_only])).toEqual([
    [false, false],
    [true, false],
    [false, false],
  ]);
});

test('promotes the next photo open to everybody after the main photo is removed, never a premium-only one [PROF-4d]', async () => {
  const { person, ids } = await withPhotos('active', 'active', 'pending', 'active');
  const [a = 0, b = 0, c = 0, d = 0] = ids;
  await person.api(changePhoto, { id: b, premium_only: true });
  await person.api(removePhoto, { id: a });
  expect(await mainOf(person)).toEqual([d]);
  await person.api(removePhoto, { id: d });
  expect(await mainOf(person)).toEqual([c]);
  await person.api(removePhoto, { id: c });
  expect(await mainOf(person)).toEqual([]);
  await person.api(changePhoto, { id: b, premium_only: false });
  expect(await mainOf(person)).toEqual([b]);
});

test('sends the photos to every device of the member after a change, and nothing after a refused change [PROF-4d]', async () => {
  const { person, ids } = await withPhotos('active', 'active');
  const [a = 0, b = 0] = ids;
  const socket = await person.socket();
  const heard = recordEvents(socket);
  await person.api(changePhoto, { id: a, premium_only: true });
  const { photos } = (await person.api(orderPhotos, { ids: [b, a] })).answer;
  await eventually(() => expect(heard).toHaveLength(1));
  expect(heard).toEqual([{ name: photosChanged.name, payload: { photos } }]);
  expect(photos).toEqual(await own(person));
  socket.close();
});

test("rejects changes of another member's photo [PROF-4d]", async () => {
  const { ids } = await withPhotos('active', 'active');
  const stranger = await service.person();
  const [a = 0, b = 0] = ids;
  for (const change of [
    { id: b, main: true },
    { id: a, order: 1 },
    { id: b, premium_only: true },
  ] as const)
    expect((await stranger.api(changePhoto, change)).problem.code).toBe('not_found');
  expect((await stranger.api(orderPhotos, { ids })).problem.code).toBe('photos_changed');
  expect((await photosOf(service.platform.db, stranger.id)).length).toBe(0);
});
