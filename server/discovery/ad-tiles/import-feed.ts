import { createHash } from 'node:crypto';
import { dropPictures, keepPicture } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type NewTile, replaceTiles } from './ad-tiles.sql.ts';
import { fetchBounded } from './fetch-bounded.ts';
import { type TileFeed, tileFeed } from './tile-feed.ts';

const most = { feed: 512 * 1024, picture: 5 * 1024 * 1024 };

const pictureOf = async (platform: Platform, feed: URL, image: string): Promise<string> => {
  const address = new URL(image, feed);
  if (address.origin !== feed.origin) throw new Error('a picture lies elsewhere than its feed');
  const bytes = await fetchBounded(address, most.picture);
  const path = `tiles/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
  await keepPicture(platform.storage, path, bytes);
  return path;
};

const read = async (feed: URL): Promise<TileFeed> =>
  tileFeed.parse(JSON.parse(Buffer.from(await fetchBounded(feed, most.feed)).toString('utf8')));

/**
 * Takes over a site's feed as a whole or not at all: its tiles, with our own copies of their pictures made anew as any
 * photo is (DISC-4). Throws where the feed or one of its pictures cannot be had or is not what it should be.
 */
export async function takeFeed(platform: Platform, site: number, address: string): Promise<void> {
  const feed = new URL(address);
  const { tiles } = await read(feed);
  const kept: NewTile[] = [];
  for (const { key, kind, titles, link, image } of tiles)
    kept.push({ key, kind, titles, link, path: await pictureOf(platform, feed, image) });
  await platform.transact(async (unit) => {
    await dropPictures(unit, await replaceTiles(unit.db, site, kept));
  });
}
