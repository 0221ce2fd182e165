import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseSource, sourceTextVersion } from '#contract/tracking/choose-source.ts';
import { getSourceChoice } from '#contract/tracking/get-source-choice.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';

const clock = movableClock();
let service: TestService;

beforeAll(async () => {
  service = await startService({ clock });
});

beforeEach(async () => {
  await sql`delete from source_counts`.execute(service.platform.db);
});

const keptOf = async (member: number) => {
  const { rows } = await sql<Record<string, unknown>>`
    select network, ref, sub1, consent_version as version, consent_language as language, consented_at, withdrawn_at
    from traffic_sources where member_id = ${member}`.execute(service.platform.db);
  return rows;
};

const countedNow = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select network, ref, sub1, signed_up from source_counts order by network`.execute(service.platform.db);
  return rows;
};

const tags = { network: 'nw', ref: 'banner', sub1: 'click-8a61' };

test('stores no source for a visitor who declined or was not asked, and counts the sign-up anonymously [MEET-9a, GDPR-11a]', async () => {
  const silent = await signUpMember(service.client(), tags);
  const browser = service.client();
  await browser.api(chooseSource, { choice: 'decline', ...tags });
  const declined = await signUpMember(browser, tags);
  expect(await keptOf(silent.id)).toEqual([]);
  expect(await keptOf(declined.id)).toEqual([]);
  expect(await countedNow()).toEqual([{ network: 'nw', ref: 'banner', sub1: '', signed_up: 2 }]);
});

test('does not count a link that has only a click id [MEET-9b]', async () => {
  await signUpMember(service.client(), { sub1: 'click-8a61' });
  expect(await countedNow()).toEqual([]);
});

test('stores the accepted tags at a later sign-up, with the version, language and time of consent [SHELL-11c, GDPR-2d]', async () => {
  const browser = service.client();
  browser.cookies.set('vonk_language', 'en');
  const said = clock.now();
  const { headers } = await browser.api(chooseSource, { choice: 'accept', ...tags });
  const lines = headers.getSetCookie().join('\n');
  expect(lines).toMatch(/vonk_source_choice=accept\.\S+; Path=\/; Max-Age=15552000; SameSite=Lax(\n|$)/);
  expect(lines).toMatch(/vonk_source=network\S+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly/);
  clock.forward(3600);
  const { id } = await signUpMember(browser);
  expect(await keptOf(id)).toEqual([
    {
      ...tags,
      version: sourceTextVersion,
      language: 'en',
      consented_at: new Date(Math.floor(said.getTime() / 1000) * 1000),
      withdrawn_at: null,
    },
  ]);
  expect(await countedNow()).toEqual([{ network: 'nw', ref: 'banner', sub1: '', signed_up: 1 }]);
  // The sign-up it was stored for has happened.
  expect(browser.cookies.has('vonk_source')).toBe(false);
  expect(browser.cookies.has('vonk_source_choice')).toBe(true);
});

test('deletes the tags at once when a visitor withdraws before signing up [GDPR-11c]', async () => {
  const browser = service.client();
  await browser.api(chooseSource, { choice: 'accept', ...tags });
  await browser.api(chooseSource, { choice: 'decline' });
  expect(browser.cookies.has('vonk_source')).toBe(false);
  expect((await browser.api(getSourceChoice, {})).answer).toMatchObject({
    made: { choice: 'decline' },
    kept: false,
  });
  const { id } = await signUpMember(browser);
  expect(await keptOf(id)).toEqual([]);
});

test("deletes a member's tags on withdrawal, keeps the proof, and is idempotent [GDPR-2d, GDPR-11c]", async () => {
  const browser = service.client();
  await browser.api(chooseSource, { choice: 'accept', ...tags });
  const { id } = await signUpMember(browser);
  const other = service.client();
  await other.api(chooseSource, { choice: 'accept', ...tags });
  const { id: another } = await signUpMember(other);
  expect((await browser.api(getSourceChoice, {})).answer.kept).toBe(true);
  // A visitor who is not logged in has nothing to withdraw.
  await service.client().api(chooseSource, { choice: 'decline' });
  await Promise.all([
    browser.api(chooseSource, { choice: 'decline' }),
    browser.api(chooseSource, { choice: 'decline' }),
  ]);
  const withdrawn = await keptOf(id);
  expect(withdrawn).toMatchObject([
    { network: null, ref: null, sub1: null, version: sourceTextVersion, withdrawn_at: expect.any(Date) },
  ]);
  clock.forward(60);
  await browser.api(chooseSource, { choice: 'decline' });
  expect(await keptOf(id)).toEqual(withdrawn);
  expect(await keptOf(another)).toMatchObject([{ ...tags, withdrawn_at: null }]);
  // The tags were for the sign-up; accepting later restores nothing.
  await browser.api(chooseSource, { choice: 'accept', ...tags });
  expect((await browser.api(getSourceChoice, {})).answer).toMatchObject({
    made: { choice: 'accept' },
    kept: false,
  });
});

test.each(['accept.2020-01.nl.1795340000', 'accept', 'yes.2026-11.nl.1795340000', 'accept.2026-11.xx.1'])(
  'stores nothing for a cookie without consent to the present text: %s [GDPR-2d]',
  async (cookie) => {
    const browser = service.client();
    browser.cookies.set('vonk_source_choice', cookie);
    expect((await browser.api(getSourceChoice, {})).answer.made).toBeNull();
    const { id } = await signUpMember(browser, tags);
    expect(await keptOf(id)).toEqual([]);
  },
);

test('refuses overlong tags and unknown choices and names the field [GDPR-11a]', async () => {
  const browser = service.client();
  const long = await browser.api(chooseSource, { choice: 'accept', network: 'x'.repeat(201) });
  expect(long.problem.errors).toMatchObject([{ field: 'network', code: 'too_long' }]);
  const { body } = { body: { choice: 'maybe' } };
  const response = await browser.fetch('/api/source-choice.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field: 'choice' }] });
  expect(browser.cookies.size).toBe(0);
});
