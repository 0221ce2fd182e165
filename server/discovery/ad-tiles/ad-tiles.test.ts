import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import { loadSites } from '#server/sites/door.ts';
import { signUpMember } from '#tests/support/people/sign-up-member.ts';
import type { Client } from '#tests/support/service/client.ts';
import { eventually, startService, type TestService } from '#tests/support/service/service.ts';
import { fetchTilesHandler } from './fetch-tiles.job.ts';

let service: TestService;
let member: Client;
let advertiser: Server;
let address: string;
/** Responses of the advertiser, by path. */
let answers: Map<string, { readonly status: number; readonly body: Buffer | string }>;

const picture = (background: string) =>
  sharp({ create: { width: 480, height: 640, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .toBuffer();

const tile = {
  key: 'a',
  kind: 'cam',
  titles: { nl: 'Live nu', en: 'Live now' },
  link: 'https://cams.example/a',
  image: '/a.jpg',
};

const serve = (tiles: unknown) => answers.set('/feed.json', { status: 200, body: JSON.stringify({ tiles }) });

const configure = async (settings: object) => {
  const { db } = service.platform;
  await sql`update sites set settings = settings || ${JSON.stringify(settings)}::jsonb`.execute(db);
  await loadSites(db);
};

const take = () => fetchTilesHandler.run({}, service.platform);

const tiles = async () => (await member.api(listAdTiles, {})).answer.results;

beforeAll(async () => {
  advertiser = createServer((request, response) => {
    const found = answers.get(request.url ?? '');
    if (!found) return response.writeHead(404).end();
    if (found.status === 302) return response.writeHead(302, { location: String(found.body) }).end();
    return response.writeHead(found.status).end(found.body);
  });
  await new Promise<void>((resolve) => advertiser.listen(0, '127.0.0.1', resolve));
  const bound = advertiser.address();
  address = `http://127.0.0.1:${bound && typeof bound === 'object' ? bound.port : 0}`;
  service = await startService();
  member = service.client();
  await signUpMember(member, { email: 'kijker@post.example' });
});
afterAll(() => {
  advertiser.close();
});
beforeEach(async () => {
  answers = new Map([
    ['/a.jpg', { status: 200, body: await picture('#7a0b4b') }],
    ['/b.jpg', { status: 200, body: await picture('#177245') }],
  ]);
  serve([tile]);
  await configure({ member_resell: 'yes', tile_feed: `${address}/feed.json` });
});

test("turns a site's feed into tiles in the member's language with our own copies of the pictures [DISC-4b, MEET-10b, MEET-10c]", async () => {
  await take();
  const [first] = await tiles();
  expect(first).toMatchObject({ kind: 'cam', title: 'Live nu', link: 'https://cams.example/a' });
  const shown = await service.client().fetch(`/media/${first?.image.card_filename}`);
  expect(shown.status).toBe(200);
  const bytes = Buffer.from(await shown.arrayBuffer());
  expect(bytes.includes('Somebody')).toBe(false);
  expect((await service.client().api(listAdTiles, {})).problem.code).toBe('authentication_required');
});

test('shows no tiles on a site that has them switched off, even after an import [DISC-4b]', async () => {
  await take();
  await configure({ member_resell: 'no' });
  expect(await tiles()).toEqual([]);
});

test('replaces the tiles with the next feed, keeps the ids of known tiles and deletes unused pictures [DISC-4b]', async () => {
  await take();
  const [before] = await tiles();
  const other = { ...tile, key: 'b', kind: 'resell', titles: { en: 'Others' }, image: 'b.jpg' };
  serve([other, { ...tile, titles: { nl: 'Nieuw' } }]);
  await take();
  const both = await tiles();
  expect(both.map(({ title }) => title)).toEqual(['Others', 'Nieuw']);
  expect(both[1]?.id).toBe(before?.id);
  serve([other]);
  await take();
  expect(await tiles()).toHaveLength(1);
  await eventually(async () => {
    const gone = await service.client().fetch(`/media/${before?.image.card_filename}`);
    expect(gone.status).toBe(404);
  });
});

const broken: readonly (readonly [string, () => void])[] = [
  ['is down', () => answers.set('/feed.json', { status: 503, body: 'later' })],
  ['is no JSON', () => answers.set('/feed.json', { status: 200, body: '<html>' })],
  ['leads elsewhere', () => answers.set('/feed.json', { status: 302, body: '/other.json' })],
  ['is too large', () => answers.set('/feed.json', { status: 200, body: ' '.repeat(600 * 1024) })],
  ['has a link that runs a script', () => serve([{ ...tile, link: 'javascript:alert(1)' }])],
  ['has the same tile twice', () => serve([tile, tile])],
  ['has no title', () => serve([{ ...tile, titles: {} }])],
  ['has a picture that lies elsewhere', () => serve([{ ...tile, image: 'http://192.0.2.1/a.jpg' }])],
  ['has a picture that is none', () => serve([{ ...tile, image: '/feed.json' }])],
];

test.each(broken)('changes nothing when a feed %s [DISC-4b]', async (_what, breakIt) => {
  await take();
  const before = await tiles();
  breakIt();
  await take();
  expect(await tiles()).toEqual(before);
});
