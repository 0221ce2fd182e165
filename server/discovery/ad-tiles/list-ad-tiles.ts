import * as z from 'zod/mini';
import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import type { Locale } from '#contract/kit/locale.ts';
import { imageAt } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { tilesOf } from './ad-tiles.sql.ts';

const byLanguage = z.record(z.string(), z.string());

/** Returns the tile's title in this language, else in English, else in any language. */
function tileTitle(stored: unknown, language: Locale): string {
  const titles = byLanguage.parse(stored);
  return titles[language] ?? titles.en ?? Object.values(titles)[0] ?? '';
}

export const listAdTilesHandler = handler(listAdTiles, async ({ site, language }, { replica }) => {
  const shows = siteById(site).settings.member_resell !== 'no';
  const tiles = shows ? await tilesOf(replica, site) : [];
  const results = tiles.map(({ id, kind, titles, link, path }) => ({
    id,
    kind,
    title: tileTitle(titles, language),
    image: imageAt(path),
    link,
  }));
  return { results, page: 1 as const, has_more: false as const };
});
