import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problem as problemShape } from '#contract/kit/problem.ts';
import { changeProfile } from '#contract/profiles/change-profile.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { getOwnProfile } from '#contract/profiles/get-own-profile.ts';
import { activateProfile } from '#server/profiles/lifecycle/profile-lifecycle.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startService();
});

test('stores each chosen field and shows it to other members [PROF-1a, ACC-5b]', async () => {
  const client = service.client();
  const { id } = await signUpMember(client);
  const open = (await client.api(getOwnProfile, {})).answer.profile;
  expect(open).toMatchObject({ hair_color: null, tattoos: null, interests: [], photos: [], photo_limit: 3 });
  await client.api(changeProfile, { hair_color: 'red', tattoos: 'some', interests: ['wine', 'art', 'wine'] });
  const { profile } = (await client.api(changeProfile, { hair_color: null, about: ' Ik lees. ' })).answer;
  expect(profile).toMatchObject({
    hair_color: null,
    tattoos: 'some',
    about: 'Ik lees.',
    interests: ['art', 'wine'],
  });
  expect((await client.api(getOwnProfile, {})).answer.profile).toEqual(profile);
  await activateProfile(service.platform.db, id);
  const other = service.client();
  await signUpMember(other);
  const seen = (await other.api(getMember, { id })).answer.member;
  expect(seen.attributes).toMatchObject({ tattoos: 'some', hair_color: null });
});

test('changes name, sexuality and preferred gender, and leaves gender and age unchanged [PROF-1a, PROF-9a]', async () => {
  const client = service.client();
  const { id } = await signUpMember(client);
  const before = (await client.api(getOwnProfile, {})).answer.profile;
  const wanted = { name: ' Noor ', looking_for: 'female', sexuality: 'bi' } as const;
  const { profile } = (await client.api(changeProfile, wanted)).answer;
  expect(profile).toEqual({ ...before, name: 'Noor', looking_for: 'female', sexuality: 'bi' });
  expect(profile.age).toBeGreaterThanOrEqual(18);
  await activateProfile(service.platform.db, id);
  const other = service.client();
  await signUpMember(other);
  expect((await other.api(getMember, { id })).answer.member).toMatchObject({ name: 'Noor', sexuality: 'bi' });
});

const sunday = { question: 'sunday', answer: 'op een bankje met koffie' } as const;
const talent = { question: 'talent', answer: 'merels nadoen' } as const;

test('stores up to three answers, and shows them to others in their order [PROF-10a]', async () => {
  const client = service.client();
  const { id } = await signUpMember(client);
  expect((await client.api(getOwnProfile, {})).answer.profile.prompts).toEqual([]);
  await client.api(changeProfile, { prompts: [sunday, talent] });
  const prompts = [
    talent,
    { ...sunday, answer: ' in bed ' },
    { question: 'never', answer: 'geskied' } as const,
  ];
  const kept = [talent, { ...sunday, answer: 'in bed' }, prompts[2]];
  const changed = await client.api(changeProfile, { prompts });
  expect(changed.answer.profile.prompts).toEqual(kept);
  await client.api(changeProfile, { about: 'Hoi' });
  await activateProfile(service.platform.db, id);
  const other = service.client();
  await signUpMember(other);
  expect((await other.api(getMember, { id })).answer.member.prompts).toEqual(kept);
  await client.api(changeProfile, { prompts: [] });
  expect((await other.api(getMember, { id })).answer.member.prompts).toEqual([]);
});

test('keeps the answers of one device whole when two devices save at once [PROF-10a]', async () => {
  const client = service.client();
  await signUpMember(client);
  const wanted = [[sunday], [talent], [talent, sunday], []];
  const replies = await Promise.all(wanted.map((prompts) => client.api(changeProfile, { prompts })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(wanted).toContainEqual((await client.api(getOwnProfile, {})).answer.profile.prompts);
});

test.each([
  [{ prompts: [{ question: 'salary', answer: 'veel' }] }, 'prompts.0.question'],
  [{ prompts: [{ question: 'sunday', answer: '  ' }] }, 'prompts.0.answer'],
  [{ prompts: [{ question: 'sunday', answer: 'x'.repeat(201) }] }, 'prompts.0.answer'],
  [{ prompts: [sunday, { ...sunday, answer: 'in bed' }] }, 'prompts'],
  [
    {
      prompts: ['sunday', 'talent', 'never', 'song'].map((question) => ({ question, answer: 'ja' })),
    },
    'prompts',
  ],
  [{ hair_color: 'green-ish' }, 'hair_color'],
  [{ interests: ['wine', 'flying'] }, 'interests.1'],
  [{ about: '   ' }, 'about'],
  [{ about: 'x'.repeat(2001) }, 'about'],
  [{ status: 'active' }, 'status'],
  [{ name: '@vonk' }, 'name'],
  [{ name: 'noor@vonk.example' }, 'name'],
  [{ sexuality: null }, 'sexuality'],
  [{ looking_for: 'anyone' }, 'looking_for'],
  [{ gender: 'male' }, 'gender'],
  [{ date_of_birth: '2000-01-01' }, 'date_of_birth'],
])('rejects %j by its field and changes nothing [PROF-1a, PROF-10b, API-2d]', async (input, field) => {
  const client = service.client();
  await signUpMember(client);
  await client.api(changeProfile, { eye_color: 'blue' });
  const response = await client.fetch('/api/profile.php', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify({ eye_color: 'brown', ...input }),
  });
  const problem = z.parse(problemShape, await response.json());
  expect([response.status, problem.errors?.[0]?.field]).toEqual([400, field]);
  expect((await client.api(getOwnProfile, {})).answer.profile.eye_color).toBe('blue');
});
