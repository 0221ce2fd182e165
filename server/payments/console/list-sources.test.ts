import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { listSources } from '#contract/payments/console/list-sources.ts';
import {
  chooseSource,
  sourceChoiceCookie,
  sourceChoiceText,
  sourceTextVersion,
} from '#contract/tracking/choose-source.ts';
import { countVisit } from '#contract/tracking/count-visit.ts';
import { siteOfHost } from '#server/sites/door.ts';
import { recordTrafficSource } from '#server/tracking/door.ts';
import { countStatements } from '#tests/support/database/count-statements.ts';
import { buyPackage } from '#tests/support/payments/buy-package.ts';
import { newOperator } from '#tests/support/people/operators.ts';
import { type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { sourceResults } from './source-results.sql.ts';

const clock = movableClock();
const service = await startServiceWithMembers({ clock });
const { platform } = service;
const { db } = platform;
const site = siteOfHost('localhost').id;

beforeEach(async () => {
  await sql`delete from source_counts`.execute(db);
  await sql`delete from traffic_sources`.execute(db);
});

const today = () => clock.now().toISOString().slice(0, 10);

interface Brought {
  readonly source: Record<string, string>;
  readonly accepted?: boolean;
  readonly confirmed?: boolean;
}

/** A member who signed up through a link. */
async function brought({ source, accepted = true, confirmed = false }: Brought): Promise<Person> {
  const person = await service.person({ credits: 0 });
  const now = clock.now();
  const made = { version: sourceTextVersion, language: 'nl', at: now } as const;
  const choice = sourceChoiceText({ choice: accepted ? 'accept' : 'decline', ...made });
  await recordTrafficSource(db, {
    member: person.id,
    site,
    source,
    cookies: { [sourceChoiceCookie]: choice },
    now,
  });
  if (confirmed)
    await sql`update addresses set verified_at = ${now} where member_id = ${person.id}`.execute(db);
  return person;
}

const asked = async (
  by: 'network' | 'ref' | 'sub1' | 'page',
  given: { since?: string; until?: string; page?: number } = {},
) => {
  const { client } = await newOperator(service);
  const days = { since: today(), until: today(), ...given };
  return (await client.api(listSources, { by, ...days })).answer;
};

const visit = { page: '/landers/video', network: 'nw', sub1: 'click-1' } as const;

test('shows an operator the results of a source, with purchases only of members who allowed it [SHELL-11c, MEET-9c]', async () => {
  const bounced = service.client();
  await bounced.api(countVisit, { ...visit, step: 'arrived' });
  const stayed = service.client();
  await stayed.api(chooseSource, { choice: 'accept' });
  await stayed.api(countVisit, { ...visit, step: 'arrived' });
  await stayed.api(countVisit, { ...visit, step: 'went_on' });
  const buyer = await brought({ source: { network: 'nw', sub1: 'click-1' }, confirmed: true });
  const unseen = await brought({
    source: { network: 'nw', sub1: 'click-2' },
    accepted: false,
    confirmed: true,
  });
  await brought({ source: { network: 'nw' } });
  await brought({ source: { ref: 'een-vriend' }, accepted: false });
  const payment = await buyPackage(buyer, 'p0');
  await buyPackage(buyer, 'p0');
  await buyPackage(unseen, 'p0');
  const { rows } = await sql<{ amount: number; currency: 'EUR' }>`
    select amount, currency from payments where id = ${payment}`.execute(db);
  const revenue = [{ amount: 2 * (rows[0]?.amount ?? 0), currency: 'EUR' as const }];

  const counted = { arrived: 0, bounced: 0, signed_up: 0 };
  const known = { allowed: 0, confirmed: 0, bought: 0, revenue: [] };
  expect((await asked('network')).results).toEqual([
    { value: 'nw', arrived: 2, bounced: 1, signed_up: 3, allowed: 2, confirmed: 1, bought: 1, revenue },
    { value: '', ...counted, signed_up: 1, ...known },
  ]);
  expect((await asked('sub1')).results).toEqual([
    {
      value: 'click-1',
      arrived: 1,
      bounced: 0,
      signed_up: null,
      allowed: 1,
      confirmed: 1,
      bought: 1,
      revenue,
    },
    { value: '', ...counted, arrived: 1, bounced: 1, signed_up: null, ...known, allowed: 1 },
  ]);
  expect((await asked('page')).results).toEqual([
    { value: '/landers/video', arrived: 2, bounced: 1, signed_up: null, ...known },
  ]);
  // After the member withdraws consent, the purchase disappears here too.
  await buyer.api(chooseSource, { choice: 'decline' });
  expect((await asked('network')).results[0]).toMatchObject({
    signed_up: 3,
    allowed: 1,
    bought: 0,
    revenue: [],
  });
});

test('counts only the requested days, both included [SHELL-11c]', async () => {
  const first = today();
  await brought({ source: { network: 'early' } });
  clock.forward(2 * 24 * 3600);
  await brought({ source: { network: 'late' } });
  const values = async (since: string, until: string) =>
    (await asked('network', { since, until })).results.map(({ value }) => value).sort();
  expect(await values(first, first)).toEqual(['early']);
  expect(await values(first, today())).toEqual(['early', 'late']);
  expect(await values(today(), first)).toEqual([]);
});

test('returns a long list in pages, each with a single statement [SHELL-11c]', async () => {
  await sql`
    insert into source_counts (site_id, day, source_key, page, network, ref, sub1, sub2, sub3, signed_up)
    select ${site}, ${today()}, sha256(number::text::bytea), '', 'nw' || number, '', '', '', '', number
    from generate_series(1, 51) number`.execute(db);
  const { client } = await newOperator(service);
  const wanted = { by: 'network', since: today(), until: today() } as const;
  const one = (await client.api(listSources, wanted)).answer;
  expect([one.results.length, one.has_more, one.results[0]?.value]).toEqual([50, true, 'nw51']);
  const two = (await client.api(listSources, { ...wanted, page: 2 })).answer;
  expect([two.results.map(({ value }) => value), two.has_more]).toEqual([['nw1'], false]);
  const counter = countStatements(platform);
  await sourceResults(counter.platform.db, { site, ...wanted, offset: 0, limit: 51 });
  expect(counter.count()).toBe(1);
});

test.each([
  [{ by: 'member', since: '2026-01-01', until: '2026-01-02' }, 'by'],
  [{ by: 'ref', since: '2026-02-30', until: '2026-03-02' }, 'since'],
  [{ by: 'ref', since: '2026-01-01' }, 'until'],
  [{ by: 'ref', since: '2026-01-01', until: '2026-01-02', page: '0' }, 'page'],
])('rejects %j and names the invalid field [SHELL-11c]', async (query, field) => {
  const { client } = await newOperator(service);
  const response = await client.fetch(`/api/console/sources.php?${new URLSearchParams(query)}`, {
    headers: { 'x-request-type': 'client' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
});
