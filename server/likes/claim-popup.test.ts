import { beforeAll, expect, test } from 'vitest';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { activateProfile } from '#server/profiles/door.ts';
import {
  addMember,
  loggedIn,
  type MemberFields,
  memberIdCookieWiring,
} from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { insertLike } from './write-likes.sql.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: memberIdCookieWiring });
});

const person = async (fields: MemberFields = {}) => {
  const id = await addMember(service.platform, fields);
  const client = loggedIn(service, id);
  return {
    id,
    like: async (other: number) => (await client.api(likeMember, { profile: other })).answer,
    unlike: async (other: number) => (await client.api(unlikeMember, { profile: other })).answer,
    open: async (other: number) => (await client.api(markLikeSeen, { profile: other })).answer,
    claim: async (profile?: number) =>
      (await client.api(claimPopup, profile === undefined ? {} : { profile })).answer.like,
  };
};

test('gives a like to one of many devices that ask at once, and to none a second time [LIKE-2b]', async () => {
  const [anna, bram] = [await person({ name: 'Anna' }), await person()];
  expect(await bram.claim()).toBeNull();
  await anna.like(bram.id);
  const answers = await Promise.all([
    bram.claim(anna.id),
    bram.claim(),
    bram.claim(anna.id),
    bram.claim(),
    bram.claim(anna.id),
  ]);
  const shown = answers.filter((like) => like !== null);
  expect(shown).toMatchObject([{ id: anna.id, profile: { name: 'Anna' }, origin: 'own', match: false }]);
  expect(await bram.claim(anna.id)).toBeNull();
  expect(await bram.claim()).toBeNull();
});

test('shows the newest tap of those received while offline, and marks all of them as shown [LIKE-2b]', async () => {
  const [anna, cas, dora, bram] = [await person(), await person(), await person(), await person()];
  const { db } = service.platform;
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await insertLike(db, { from: anna.id, to: bram.id, origin: 'own', at: ago(3) });
  await insertLike(db, { from: cas.id, to: bram.id, origin: 'own', at: ago(2) });
  await insertLike(db, { from: dora.id, to: bram.id, origin: 'standing', at: ago(1) });
  expect(await bram.claim()).toMatchObject({ id: cas.id });
  expect(await bram.claim()).toBeNull();
  expect(await bram.claim(dora.id)).toBeNull();
});

test('shows no popup for a like whose profile was opened, and shows one again for a renewed like [LIKE-2b]', async () => {
  const [anna, bram] = [await person(), await person()];
  await anna.like(bram.id);
  await bram.open(anna.id);
  expect(await bram.claim()).toBeNull();
  await anna.unlike(bram.id);
  expect(await bram.claim(anna.id)).toBeNull();
  await anna.like(bram.id);
  expect(await bram.claim()).toMatchObject({ id: anna.id });
});

test('shows a like that arrives while its profile is open, although it is already seen [LIKE-2b]', async () => {
  const [anna, bram] = [await person(), await person()];
  await anna.like(bram.id);
  await bram.open(anna.id);
  expect(await bram.claim(anna.id)).toMatchObject({ id: anna.id });
  expect(await bram.claim(anna.id)).toBeNull();
});

test('shows the match once to the other member, and not to the member who liked back [LIKE-2b]', async () => {
  const [anna, bram] = [await person(), await person()];
  await anna.like(bram.id);
  expect((await bram.like(anna.id)).match).toBe(true);
  expect(await bram.claim()).toBeNull();
  expect(await anna.claim()).toMatchObject({ id: bram.id, match: true });
  expect(await anna.claim()).toBeNull();
});

test("shows a like once its giver's profile becomes visible [LIKE-2b]", async () => {
  const [newcomer, bram] = [await person({ active: false }), await person()];
  await newcomer.like(bram.id);
  expect(await bram.claim()).toBeNull();
  await activateProfile(service.platform.db, newcomer.id);
  expect(await bram.claim()).toMatchObject({ id: newcomer.id });
});

test('refuses a claim of a like for another member [LIKE-2b]', async () => {
  const [anna, bram, cas] = [await person(), await person(), await person()];
  await anna.like(bram.id);
  expect(await cas.claim(anna.id)).toBeNull();
  expect(await anna.claim(bram.id)).toBeNull();
  expect(await bram.claim(anna.id)).toMatchObject({ id: anna.id });
});
