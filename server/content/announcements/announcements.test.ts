import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { getCurrentUser } from '#contract/accounts/get-current-user.ts';
import { listAnnouncements } from '#contract/content/announcements/list-announcements.ts';
import { makeAnnouncement } from '#contract/content/announcements/make-announcement.ts';
import { withdrawAnnouncement } from '#contract/content/announcements/withdraw-announcement.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { dismissAnnouncement } from '#contract/sites/dismiss-announcement.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { startService } from '#tests/support/service/service.ts';
import { addSite } from '#tests/support/sites/add-site.ts';

const service = await startService();
const { db } = service.platform;
await addSite(db, 'elders.example', {});
let operator: TestOperator;
let dutch: Client;
let german: Client;

const member = async (language: string) => {
  const client = service.client();
  client.cookies.set('vonk_language', language);
  await signUpMember(client, { email: `${randomUUID()}@people.example` });
  return client;
};

beforeAll(async () => {
  operator = await newOperator(service);
  [dutch, german] = [await member('nl'), await member('de')];
});

const hours = (number: number) => new Date(Date.now() + number * 3_600_000).toISOString();

const announce = (given: Partial<CallOf<typeof makeAnnouncement>> = {}) =>
  operator.client.api(makeAnnouncement, {
    ...{ site: null, link: '/pages/faq', starts_at: null, ends_at: hours(24) },
    texts: [{ language: 'nl', short: 'Storing', body: 'Vannacht is er onderhoud.' }],
    ...given,
  });

const shownTo = async (client: Client) => (await client.api(getCurrentUser, {})).answer.user?.announcement;

const withdraw = (id: number) => operator.client.api(withdrawAnnouncement, { id });

test('members who read its languages see it until they close it [SAFE-6f]', async () => {
  const { id } = (await announce()).answer;
  const shown = { id, short: 'Storing', body: 'Vannacht is er onderhoud.', link: '/pages/faq' };
  expect(await shownTo(dutch)).toEqual(shown);
  expect(await shownTo(german)).toBeNull();
  await dutch.api(dismissAnnouncement, { id });
  await dutch.api(dismissAnnouncement, { id });
  expect(await shownTo(dutch)).toBeNull();
  const [listed] = (await operator.client.api(listAnnouncements, {})).answer.results;
  expect(listed).toMatchObject({ id, state: 'shown', dismissals: 1, made_by: operator.email });
  expect((await withdraw(id)).status).toBe(200);
});

test('it shows on its site alone, and only in its time [SAFE-6f]', async () => {
  const elsewhere = (await announce({ site: siteOfHost('elders.example').id })).answer.id;
  const later = (await announce({ starts_at: hours(1) })).answer.id;
  expect(await shownTo(dutch)).toBeNull();
  expect((await dutch.api(dismissAnnouncement, { id: elsewhere })).status).toBe(404);
  expect((await dutch.api(dismissAnnouncement, { id: later })).status).toBe(404);
  const { results } = (await operator.client.api(listAnnouncements, {})).answer;
  expect(results.map(({ state }) => state)).toEqual(['planned', 'shown', 'withdrawn']);
});

test('a withdrawn one is gone at once and stays in the archive [SAFE-6f]', async () => {
  const { id } = (await announce()).answer;
  expect(await shownTo(dutch)).toMatchObject({ id });
  expect((await withdraw(id)).status).toBe(200);
  expect(await shownTo(dutch)).toBeNull();
  expect((await withdraw(id)).status).toBe(404);
  const [listed] = (await operator.client.api(listAnnouncements, {})).answer.results;
  expect(listed).toMatchObject({ id, state: 'withdrawn', withdrawn_by: operator.email });
});

test.each([
  [{ ends_at: hours(-1) }, 'ends_at', 'period'],
  [{ ends_at: hours(24 * 91) }, 'ends_at', 'period'],
  [{ starts_at: hours(-1) }, 'starts_at', 'in_the_past'],
  [{ link: 'https://elders.example' }, 'link', 'invalid_page'],
  [{ link: '//elders.example' }, 'link', 'invalid_page'],
  [{ texts: [] }, 'texts', 'required'],
])('refuses %j at its field [SAFE-6f]', async (given, field, code) => {
  const { problem } = await announce(given);
  expect(problem.errors?.map((error) => [error.field, error.code])).toEqual([[field, code]]);
});

test('its words never change, with any statement [SAFE-6f]', async () => {
  for (const statement of [
    sql`update announcement_texts set body = 'x'`,
    sql`update announcements set link = '/x'`,
    sql`delete from announcements`,
  ])
    await expect(statement.execute(db)).rejects.toThrow();
});
