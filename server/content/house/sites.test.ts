import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { checkInvite } from '#contract/accounts/check-invite.ts';
import { signUp } from '#contract/accounts/sign-up.ts';
import { addSite } from '#contract/content/house/add-site.ts';
import { closeSite } from '#contract/content/house/close-site.ts';
import { listSites } from '#contract/content/house/list-sites.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getSettings } from '#contract/sites/get-settings.ts';
import { createInvites } from '#server/accounts/door.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { signUpForm } from '#tests/support/people/sign-up-form.ts';
import { startService } from '#tests/support/service/service.ts';

const service = await startService();
const { db } = service.platform;
let operator: TestOperator;

beforeAll(async () => {
  operator = await newOperator(service);
});

const draft = (given: Partial<CallOf<typeof addSite>> = {}): CallOf<typeof addSite> => ({
  host: 'nieuw.example',
  niche: 2,
  language: 'de',
  default_country: 'DE',
  company: 1,
  mail_name: 'Nieuw',
  ...given,
});

const add = (given: Partial<CallOf<typeof addSite>> = {}) => operator.client.api(addSite, draft(given));

const errorsOf = ({ problem }: Awaited<ReturnType<typeof add>>) =>
  problem.errors?.map(({ field, code }) => [field, code]);

test('a site added by form answers at once under its domain, closed to strangers [SAFE-2i, SAFE-6b]', async () => {
  const { answer } = await add({ host: ' https://Flamme.Example/ ' });
  expect(answer).toMatchObject({
    host: 'flamme.example',
    address: 'https://flamme.example',
    currency: 'EUR',
    signups: 'none',
    closed_at: null,
    members: 0,
  });
  const { settings } = (await service.client('flamme.example').api(getSettings, {})).answer;
  expect(settings).toMatchObject({
    domain: 'flamme.example',
    domain_language: 'de',
    default_country: 'DE',
    countries: ['DE'],
    mail_name: 'Nieuw',
    niche: 2,
    signups: 'none',
  });
  const { rows } = await sql<{ details: unknown }>`
    select details from audit_entries where action = 'content/add-site' order by id desc limit 1`.execute(db);
  expect(rows[0]?.details).toEqual({ site: answer.site, host: 'flamme.example' });
  const listed = (await operator.client.api(listSites, {})).answer.sites;
  expect(listed.find(({ host }) => host === 'flamme.example')).toEqual(answer);
});

test('a domain of another script is stored in its ASCII form [SAFE-6b]', async () => {
  expect((await add({ host: 'Größe.example' })).answer.host).toBe('xn--gre-6ka8i.example');
});

test.each([
  ['localhost', 'host', 'host_taken'],
  ['no dots', 'host', 'invalid_host'],
  ['127.0.0.1', 'host', 'invalid_host'],
  ['[::1]', 'host', 'invalid_host'],
  ['a.example:3000', 'host', 'invalid_host'],
  ['a.example/path', 'host', 'invalid_host'],
  ['user@a.example', 'host', 'invalid_host'],
  ['-a.example', 'host', 'invalid_host'],
  ['under_score.example', 'host', 'invalid_host'],
  ['', 'host', 'required'],
])('refuses the domain %j at its field [SAFE-6b]', async (host, field, code) => {
  const before = (await operator.client.api(listSites, {})).answer.sites.length;
  const taken = host === 'localhost' ? await add({ host: 'dubbel.example' }) : null;
  const reply = await add({ host: taken === null ? host : 'DUBBEL.example' });
  expect(errorsOf(reply)).toEqual([[field, code]]);
  const after = (await operator.client.api(listSites, {})).answer.sites.length;
  expect(after - before).toBe(taken === null ? 0 : 1);
});

test('refuses an unknown company, country, niche and language [SAFE-6b]', async () => {
  expect(errorsOf(await add({ host: 'a.example', company: 99 }))).toEqual([['company', 'invalid']]);
  expect(errorsOf(await add({ host: 'a.example', default_country: 'XX' }))).toEqual([
    ['default_country', 'invalid_country'],
  ]);
  expect(errorsOf(await add({ host: 'a.example', niche: 8 }))?.[0]?.[0]).toBe('niche');
});

test('ten operators who add one domain at once make one site [SAFE-6b]', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => add({ host: 'race.example' })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  const others = await Promise.all(
    Array.from({ length: 3 }, (_, number) => add({ host: `race${number}.example` })),
  );
  expect(new Set(others.map(({ answer }) => answer.site)).size).toBe(3);
});

test('a closed site takes nobody, not even with an invite, and opens again [SAFE-6b]', async () => {
  const { answer } = await add({ host: 'dicht.example' });
  const { site } = answer;
  const [code = ''] = await createInvites(db, { site, count: 1, days: 14, now: new Date() });
  const client = service.client('dicht.example');
  expect((await client.api(checkInvite, { code })).answer.valid).toBe(true);
  const closed = await operator.client.api(closeSite, { site, closed: true });
  expect(closed.answer.closed_at).not.toBeNull();
  expect((await client.api(getSettings, {})).answer.settings).toMatchObject({
    closed: true,
    signups: 'none',
  });
  expect((await client.api(checkInvite, { code })).answer.valid).toBe(false);
  const form = { ...signUpForm({ invite: code }), country: 'DE', countryregion: 'DE-BE' };
  expect((await client.api(signUp, form)).problem.code).toBe('signups_closed');
  await operator.client.api(closeSite, { site, closed: true });
  const { rows } = await sql`
    select 1 from audit_entries where action = 'content/close-site' and details ->> 'site' = ${String(site)}`.execute(
    db,
  );
  expect(rows).toHaveLength(1);
  expect((await operator.client.api(closeSite, { site, closed: false })).answer.closed_at).toBeNull();
  expect(siteOfHost('dicht.example').closedAt).toBeNull();
  expect((await client.api(signUp, form)).status).toBe(200);
});
