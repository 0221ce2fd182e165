import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { chooseSource } from '#contract/tracking/choose-source.ts';
import { countVisit } from '#contract/tracking/count-visit.ts';
import { movableClock } from '#tests/support/service/movable-clock.ts';
import { startService, type TestService } from '#tests/support/service/service.ts';
import { purgeCountsHandler } from './purge-counts.job.ts';

const clock = movableClock();
let service: TestService;

beforeAll(async () => {
  service = await startService({ clock });
});

beforeEach(async () => {
  await sql`delete from source_counts`.execute(service.platform.db);
});

const countedNow = async () => {
  const { rows } = await sql<Record<string, unknown>>`
    select page, network, ref, sub1, arrived, went_on from source_counts
    order by page, network, sub1`.execute(service.platform.db);
  return rows;
};

const visit = { page: '/landers/video/zomer', network: 'nw', ref: 'banner', sub1: 'click-8a61' };

test('counts simultaneous visits by page and source, with click ids only after consent [SHELL-11c, MEET-9b]', async () => {
  const browsers = [1, 2, 3].map(() => service.client());
  await Promise.all(browsers.map((browser) => browser.api(countVisit, { ...visit, step: 'arrived' })));
  await browsers[0]?.api(countVisit, { ...visit, step: 'went_on' });
  const accepting = service.client();
  await accepting.api(chooseSource, { choice: 'accept' });
  await accepting.api(countVisit, { ...visit, step: 'arrived' });
  const page = '/landers/video/zomer';
  const shared = { page, network: 'nw', ref: 'banner' };
  expect(await countedNow()).toEqual([
    { ...shared, sub1: '', arrived: 3, went_on: 1 },
    { ...shared, sub1: 'click-8a61', arrived: 1, went_on: 0 },
  ]);
});

test('counts the kind of page without member ids or secrets of links [MEET-9b]', async () => {
  const browser = service.client();
  const secret = 'Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4';
  for (const page of ['/members/1234567890/landing', `/activate/${secret}`, '/', '/ééé/%00/Piet'])
    (await browser.api(countVisit, { page, step: 'arrived' })).answer;
  expect((await countedNow()).map(({ page }) => page)).toEqual([
    '/',
    '/*/*/*',
    '/activate/*',
    '/members/*/landing',
  ]);
});

test('stores at most 2000 sources a day and counts further ones without a source [SHELL-11c]', async () => {
  const { db } = service.platform;
  const day = clock.now().toISOString().slice(0, 10);
  await sql`
    insert into source_counts (site_id, day, source_key, page, network, ref, sub1, sub2, sub3)
    select id, ${day}, sha256(number::text::bytea), '', number::text, '', '', '', ''
    from sites, generate_series(1, 2000) number`.execute(db);
  const browser = service.client();
  await browser.api(countVisit, { page: '/', network: 'one-more', step: 'arrived' });
  await browser.api(countVisit, { page: '/', network: 'another', step: 'arrived' });
  const { rows } = await sql`
    select page, network, arrived from source_counts where arrived > 0`.execute(db);
  expect(rows).toEqual([{ page: '', network: '', arrived: 2 }]);
});

test.each([
  [{ page: 'landers', step: 'arrived' }, 'page'],
  [{ page: '/a?email=x@y.example', step: 'arrived' }, 'page'],
  [{ page: '/', step: 'left' }, 'step'],
  [{ page: '/', step: 'arrived', sub2: 'x'.repeat(201) }, 'sub2'],
  [{ page: '/', step: 'arrived', member: 7 }, 'member'],
])('refuses %j and names the field [SHELL-11c]', async (body, field) => {
  const response = await service.client().fetch('/api/page-visit.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ field }] });
  expect(await countedNow()).toEqual([]);
});

test("ignores a visit reported by another site's page [SHELL-11c]", async () => {
  const response = await service.client().fetch('/api/page-visit.php', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ page: '/', step: 'arrived' }),
  });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await countedNow()).toEqual([]);
});

test('purges counts after 400 days [MEET-9d]', async () => {
  await service.client().api(countVisit, { page: '/', step: 'arrived' });
  clock.forward(400 * 24 * 3600);
  await purgeCountsHandler.run({}, service.platform);
  expect(await countedNow()).toHaveLength(1);
  clock.forward(24 * 3600);
  await purgeCountsHandler.run({}, service.platform);
  expect(await countedNow()).toEqual([]);
});
