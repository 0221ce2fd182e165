import { createHash } from 'node:crypto';
import { enqueuePictureDeletion, storePublicPicture } from '#server/photos/door.ts';
import type { Platform } from '#server/platform/platform.ts';
import { type NewTile, replaceTiles } from './ad-tiles.sql.ts';

import { type TileFeed, tileFeed } from './tile-feed.ts';

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
export async function importFeed(platform: Platform, site: number, address: string): Promise<void> {
  const feed = new URL(address);
  const { tiles } = await read(feed);
  const kept: NewTile[] = [];
  for (const { key, kind, titles, link, image } of tiles)
    kept.push({ key, kind, titles, link, path: await pictureOf(platform, feed, image) });
  await platform.transact(async (unit) => {
    await enqueuePictureDeletion(unit, await replaceTiles(unit.db, site, kept));
  });
}
