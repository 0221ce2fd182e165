import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { autoLike } from '#contract/discovery/auto-like.ts';
import { getLikes } from '#contract/likes/get-likes.ts';
import { addMember, loggedIn, memberIdCookieWiring } from '#tests/support/people/members.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const newcomer = { name: 'Bram', gender: 'male', lookingFor: 'female', active: false } as const;

const ask = async (service: TestService, member: number) => {
  const client = loggedIn(service, member);
  const { profile } = (await client.api(autoLike, {})).answer;
  const { liked_by } = (await client.api(getLikes, {})).answer;
  return { profile, liked_by };
};

test('gives a newcomer in the demo one like from a fitting, labelled fictional profile, once [LIKE-3a, LIKE-3c]', async () => {
  const service = await startService({ wiring: memberIdCookieWiring });
  await addMember(service.platform, { name: 'Real' });
  await addMember(service.platform, { name: 'Other wish', fictional: true, lookingFor: 'female' });
  await addMember(service.platform, { name: 'Hidden', fictional: true, active: false });
  const eva = await addMember(service.platform, { name: 'Eva', fictional: true });
  const bram = await addMember(service.platform, newcomer);

  const first = await ask(service, bram);
  expect(first.profile).toEqual({ id: eva, fictional: true, main_image: null });
  expect(first.liked_by).toMatchObject([{ id: eva, like_new: true, profile: { fictional: true } }]);

  const again = await ask(service, bram);
  expect(again.profile).toBeNull();
  expect(again.liked_by).toHaveLength(1);
});

test('gives no like from a profile that the newcomer blocked [LIKE-3c, PROF-7a]', async () => {
  const service = await startService({ wiring: memberIdCookieWiring });
  const eva = await addMember(service.platform, { name: 'Eva', fictional: true });
  const bram = await addMember(service.platform, newcomer);
  await sql`insert into blocks (member_id, other_id, direction)
    values (${bram}, ${eva}, 'given'), (${eva}, ${bram}, 'received')`.execute(service.platform.db);
  expect(await ask(service, bram)).toEqual({ profile: null, liked_by: [] });
});

test('gives one like for five simultaneous requests [LIKE-3a]', async () => {
  const service = await startService({ wiring: memberIdCookieWiring });
  for (let index = 0; index < 10; index += 1) await addMember(service.platform, { fictional: true });
  const bram = await addMember(service.platform, newcomer);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => ask(service, bram)));
  expect(answers.filter(({ profile }) => profile !== null)).toHaveLength(1);
  expect((await ask(service, bram)).liked_by).toHaveLength(1);
});

test('gives no like outside the demo, without a fitting fictional profile, or to a member who is not a newcomer [LIKE-3c, FIC-15]', async () => {
  const live = await startService({ wiring: memberIdCookieWiring, demo: false });
  await addMember(live.platform, { fictional: true });
  expect(await ask(live, await addMember(live.platform, newcomer))).toEqual({ profile: null, liked_by: [] });

  const clock = movableClock();
  const demo = await startService({ wiring: memberIdCookieWiring, clock });
  await addMember(demo.platform, { name: 'Real' });
  const bram = await addMember(demo.platform, newcomer);
  expect(await ask(demo, bram)).toEqual({ profile: null, liked_by: [] });
  await addMember(demo.platform, { fictional: true });
  clock.forward(8 * 24 * 3600);
  expect(await ask(demo, bram)).toEqual({ profile: null, liked_by: [] });
});
