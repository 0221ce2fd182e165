import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { mostTiles } from '#contract/discovery/list-ad-tiles.ts';
import { locales } from '#contract/kit/locale.ts';
import { enqueuePictureDeletion, storePublicPicture } from '#server/photos/door.ts';
import { job, jobHandler } from '#server/platform/jobs/job.ts';
import type { Platform } from '#server/platform/platform.ts';
import { allSites } from '#server/sites/door.ts';
import { type NewTile, replaceTiles } from './ad-tiles.sql.ts';
import { demoFeed } from './demo-feed-address.ts';

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
const link = z.string().check(z.url({ protocol: /^https$/ }), z.maxLength(500));

/**
 * Schema of a site's tile feed, as the operator's advertiser serves it: `{"tiles": [{"key", "kind", "titles":
 * {"nl": …}, "link", "image"}]}`. `image` may be relative and must have the origin of the feed.
 */
const tileFeed = z.object({
  tiles: z
    .array(
      z.object({
        key: z.string().check(z.minLength(1), z.maxLength(60)),
        kind: z.enum(['cam', 'resell']),
        titles: z
          .partialRecord(z.enum(locales), title)
          .check(z.refine((titles) => Object.keys(titles).length > 0)),
        link,
        image: z.string().check(z.minLength(1), z.maxLength(500)),
      }),
    )
    .check(
      z.maxLength(mostTiles),
      z.refine((tiles) => new Set(tiles.map(({ key }) => key)).size === tiles.length),
    ),
});

type TileFeed = z.output<typeof tileFeed>;

const timeoutMs = 15_000;

/**
 * Fetches the body at an address. The response must be a 200 without a redirect, within 15 seconds and `most`
 * bytes.
 */
async function fetchBounded(address: URL, most: number): Promise<Uint8Array> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (answer.status !== 200 || answer.body === null)
    throw new Error(`the server of the feed answered ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.length;
    if (length > most) throw new Error(`the body is larger than ${most} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const most = { feed: 512 * 1024, picture: 5 * 1024 * 1024 };

const pictureOf = async (platform: Platform, feed: URL, image: string): Promise<string> => {
  const address = new URL(image, feed);
  if (address.origin !== feed.origin) throw new Error('a picture has another origin than its feed');
  const bytes = await fetchBounded(address, most.picture);
  const path = `tiles/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
  await storePublicPicture(platform.storage, path, bytes);
  return path;
};

const read = async (feed: URL): Promise<TileFeed> =>
  tileFeed.parse(JSON.parse(Buffer.from(await fetchBounded(feed, most.feed)).toString('utf8')));

/**
 * Imports a site's tile feed completely or not at all. The pictures are re-encoded like any photo and stored
 * as our own copies (DISC-4). Throws if the feed or a picture cannot be fetched or is invalid.
 */
async function importFeed(platform: Platform, site: number, address: string): Promise<void> {
  const feed = new URL(address);
  const { tiles } = await read(feed);
  const kept: NewTile[] = [];
  for (const { key, kind, titles, link, image } of tiles)
    kept.push({ key, kind, titles, link, path: await pictureOf(platform, feed, image) });
  await platform.transact(async (unit) => {
    await enqueuePictureDeletion(unit, await replaceTiles(unit.db, site, kept));
  });
}

/** Hourly: fetches the tile feed of every site that shows tiles. */
export const fetchTilesJob = job('discovery/fetch-tiles', z.object({}), {
  cron: '23 * * * *',
  retries: 0,
  timeoutSeconds: 1800,
  parallel: 1,
});

/**
 * Imports the feed of every site that shows tiles. A site of a demo without a feed has the demo's own. If a
 * feed is down, invalid or too large, its site keeps its present tiles, and the other sites follow.
 */
export async function importFeeds(platform: Platform): Promise<void> {
  for (const { id, settings } of allSites()) {
    const address = settings.tile_feed || demoFeed(platform.config);
    if (settings.member_resell === 'no' || address === null) continue;
    try {
      await importFeed(platform, id, address);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      platform.log.warn({ site: id, why }, 'failed to import the feed of advertising tiles');
    }
  }
}

export const fetchTilesHandler = jobHandler(fetchTilesJob, (_payload, platform) => importFeeds(platform));
