import { sql } from 'kysely';
import type { Socket } from 'socket.io-client';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { likeAboutChanged, likeGiven, likeReceived } from '#contract/likes/events.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import type { LikedPart } from '#contract/likes/like-about.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { changePhoto } from '#contract/photos/change-photo.ts';
import { removePhoto } from '#contract/photos/remove-photo.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { addApprovedPhoto } from '#server/photos/door.ts';
import {
  type PeopleService,
  type Person,
  recordEvents,
  startServiceWithMembers,
} from '#tests/support/people/people.ts';
import { eventually } from '#tests/support/service/service.ts';
import { giveLike } from './like-member.ts';

let service: PeopleService;
const sockets: Socket[] = [];

beforeAll(async () => {
  service = await startServiceWithMembers();
});

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const sunday = { question: 'sunday', answer: 'op een bankje met koffie' } as const;
const talent = { question: 'talent', answer: 'merels nadoen' } as const;

/** A member with two photos and two answers, and the ids of the photos as others get them. */
const liked = async () => {
  const person = await service.person({ name: 'Bram', trusted: true });
  const { db } = service.platform;
  for (const at of [0, 1])
    await addApprovedPhoto(db, { member: person.id, path: `members/${person.id}-${at}`, isMain: at === 0 });
  await person.api(changeProfile, { prompts: [sunday, talent] });
  const { photos } = (await person.api(getMember, { id: person.id })).answer.member;
  return Object.assign(person, { photos: photos.map(({ id }) => id) });
};

const like = (from: Person, to: Person, about?: LikedPart) =>
  from.api(likeMember, { profile: to.id, ...(about && { about }) });

const received = async (person: Person) => (await person.api(getLikes, {})).answer.liked_by;
const given = async (person: Person) => (await person.api(getLikes, {})).answer.profiles;

/** Deletes the waiting notices of a member. Returns their number. */
const dropNotices = async ({ id }: Person) =>
  (
    await sql`delete from pgboss.job
      where name in ('likes/push-like', 'notifications/mail-news') and data->>'member' = ${String(id)}`.execute(
      service.platform.db,
    )
  ).numAffectedRows;

const listen = async (person: Person) => {
  const socket = await person.socket();
  sockets.push(socket);
  return recordEvents(socket);
};

test('shows both members the photo or the answer that a like is about [LIKE-1d]', async () => {
  const [anna, cas, bram] = [await service.person({ name: 'Anna' }), await service.person(), await liked()];
  const heard = await listen(bram);
  const photo = bram.photos[1] ?? 0;
  expect((await like(anna, bram, { photo })).answer).toEqual({ profile: bram.id, match: false });
  await like(cas, bram, { prompt: 'talent' });
  expect(await received(bram)).toMatchObject([
    { id: cas.id, about: { prompt: talent } },
    { id: anna.id, about: { photo: { id: photo, image: { status: 'active' } } } },
  ]);
  expect(await given(anna)).toMatchObject([{ id: bram.id, about: { photo: { id: photo } } }]);
  await eventually(() =>
    expect(heard).toMatchObject([
      { name: likeReceived.name, payload: { about: { photo: { id: photo } } } },
      { name: likeReceived.name, payload: { about: { prompt: talent } } },
    ]),
  );
  expect((await bram.api(claimPopup, { profile: anna.id })).answer.like).toMatchObject({
    id: anna.id,
    about: { photo: { id: photo } },
  });
  const addresses = (await received(bram)).flatMap(({ about }) =>
    about && 'photo' in about ? [about.photo.image.thumb_filename] : [],
  );
  expect(addresses).toHaveLength(1);
});

test('moves one like between photo and answer without a second like, mark or notice [LIKE-1e]', async () => {
  const [anna, bram] = [await service.person({ name: 'Anna' }), await liked()];
  const [hers, his] = [await listen(anna), await listen(bram)];
  const [first = 0, second = 0] = bram.photos;
  await like(anna, bram);
  const [before] = await received(bram);
  expect(await dropNotices(bram)).toBe(1n);
  const moves: LikedPart[] = [{ photo: first }, { prompt: 'sunday' }, { photo: second }, { photo: second }];
  for (const about of moves) await like(anna, bram, about);
  // Without a part the like keeps the part that it has.
  await like(anna, bram);
  expect(await received(bram)).toEqual([
    { ...before, about: { photo: expect.objectContaining({ id: second }) } },
  ]);
  expect(await given(anna)).toHaveLength(1);
  const changed = likeAboutChanged.name;
  await eventually(() => {
    expect(his.map(({ name }) => name)).toEqual([likeReceived.name, changed, changed, changed]);
    expect(hers.map(({ name }) => name)).toEqual([likeGiven.name, changed, changed, changed]);
  });
  expect(await dropNotices(bram)).toBe(0n);
  expect((await bram.api(claimPopup, {})).answer.like).toMatchObject({ id: anna.id });
  await like(anna, bram, { photo: first });
  expect((await bram.api(claimPopup, {})).answer.like).toBeNull();
});

test('refuses a like about a photo or answer that its giver may not see [LIKE-1f, PROF-6c]', async () => {
  const [anna, cas, bram] = [await service.person(), await liked(), await liked()];
  const [main = 0, locked = 0] = bram.photos;
  await bram.api(changePhoto, { id: locked, premium_only: true });
  const refused: LikedPart[] = [
    { photo: locked },
    { photo: cas.photos[0] ?? 0 },
    { photo: 12 },
    { prompt: 'kitchen' },
  ];
  for (const about of refused) {
    const answer = await like(anna, bram, about);
    expect([answer.status, answer.problem.code]).toEqual([409, 'part_gone']);
  }
  await sql`update photos set status = 'pending' where member_id = ${bram.id} and id = ${main}`.execute(
    service.platform.db,
  );
  expect((await like(anna, bram, { photo: main })).status).toBe(409);
  expect(await received(bram)).toEqual([]);
});

test('hides the part when it is locked, removed or changed, and keeps the like [LIKE-1f]', async () => {
  const [anna, cas, dora, bram] = [
    await service.person(),
    await service.person(),
    await service.person(),
    await liked(),
  ];
  const [main = 0, second = 0] = bram.photos;
  await like(anna, bram, { photo: second });
  await like(cas, bram, { photo: main });
  await like(dora, bram, { prompt: 'sunday' });

  await bram.api(changePhoto, { id: second, premium_only: true });
  expect(await given(anna)).toMatchObject([{ id: bram.id, about: null }]);
  await bram.api(removePhoto, { id: main });
  // The order changes, the words stay.
  await bram.api(changeProfile, { prompts: [talent, sunday] });
  expect(await received(bram)).toMatchObject([
    { id: dora.id, about: { prompt: sunday } },
    { id: cas.id, about: null },
    { id: anna.id, about: { photo: { id: second } } },
  ]);
  await bram.api(changeProfile, { prompts: [talent, { ...sunday, answer: 'in bed' }] });
  expect(await given(dora)).toMatchObject([{ id: bram.id, about: null }]);
  expect(await received(bram)).toHaveLength(3);
});

test('makes an automatic like the own like of a member who taps a photo [LIKE-1e, LIKE-3d]', async () => {
  const [anna, bram] = [await service.person(), await liked()];
  const { platform } = service;
  await platform.transact((unit) =>
    giveLike(unit, {
      site: 1,
      from: anna.id,
      to: bram.id,
      origin: 'standing',
      now: platform.clock.now(),
    }),
  );
  expect(await received(bram)).toMatchObject([{ origin: 'standing', about: null }]);
  await like(anna, bram, { prompt: 'sunday' });
  expect(await received(bram)).toMatchObject([{ origin: 'own', about: { prompt: sunday } }]);
  expect(await given(anna)).toMatchObject([{ origin: 'own' }]);
});
