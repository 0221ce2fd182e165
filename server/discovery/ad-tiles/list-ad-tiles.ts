import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import { imageAt } from '#server/photos/door.ts';
import { handler } from '#server/platform/http/handler.ts';
import { siteById } from '#server/sites/door.ts';
import { tilesOf } from './ad-tiles.sql.ts';
import { tileTitle } from './tile-title.ts';

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
