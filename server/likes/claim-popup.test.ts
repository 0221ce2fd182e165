import { beforeAll, expect, test } from 'vitest';
import { claimPopup } from '#contract/likes/claim-popup.ts';
import { likeMember } from '#contract/likes/like-member.ts';
import { markLikeSeen } from '#contract/likes/mark-like-seen.ts';
import { unlikeMember } from '#contract/likes/unlike-member.ts';
import { activateProfile } from '#server/profiles/door.ts';
import { addMember, loggedIn, type MemberFields, trustingWiring } from '#tests/support/people/members.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { insertLike } from './write-likes.sql.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService({ wiring: trustingWiring });
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

test('[LIKE-2] of many devices that ask at once one shows a like, and none a second time', async () => {
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

test('[LIKE-2] of those who came while nobody looked the newest tap shows, and all are told with it', async () => {
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

test('[LIKE-2] whose profile was opened has nothing to pop up; a like that is given anew has', async () => {
  const [anna, bram] = [await person(), await person()];
  await anna.like(bram.id);
  await bram.open(anna.id);
  expect(await bram.claim()).toBeNull();
  await anna.unlike(bram.id);
  expect(await bram.claim(anna.id)).toBeNull();
  await anna.like(bram.id);
  expect(await bram.claim()).toMatchObject({ id: anna.id });
});

test('[LIKE-2] a like that comes in while its profile is open is shown, though it is seen at once', async () => {
  const [anna, bram] = [await person(), await person()];
  await anna.like(bram.id);
  await bram.open(anna.id);
  expect(await bram.claim(anna.id)).toMatchObject({ id: anna.id });
  expect(await bram.claim(anna.id)).toBeNull();
});

test('[LIKE-2] whoever likes back saw the match where they did: the other one is shown it once', async () => {
  const [anna, bram] = [await person(), await person()];
  await anna.like(bram.id);
  expect((await bram.like(anna.id)).match).toBe(true);
  expect(await bram.claim()).toBeNull();
  expect(await anna.claim()).toMatchObject({ id: bram.id, match: true });
  expect(await anna.claim()).toBeNull();
});

test('[LIKE-2] a like is shown once its profile is available', async () => {
  const [newcomer, bram] = [await person({ active: false }), await person()];
  await newcomer.like(bram.id);
  expect(await bram.claim()).toBeNull();
  await activateProfile(service.platform.db, newcomer.id);
  expect(await bram.claim()).toMatchObject({ id: newcomer.id });
});

test('[LIKE-2] nobody claims what is for another', async () => {
  const [anna, bram, cas] = [await person(), await person(), await person()];
  await anna.like(bram.id);
  expect(await cas.claim(anna.id)).toBeNull();
  expect(await anna.claim(bram.id)).toBeNull();
  expect(await bram.claim(anna.id)).toMatchObject({ id: anna.id });
});
