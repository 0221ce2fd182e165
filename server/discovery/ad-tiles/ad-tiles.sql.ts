import type { AdTile } from '#contract/discovery/list-ad-tiles.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { discoveryTables } from '../tables.ts';

export interface NewTile {
  readonly key: string;
  readonly kind: AdTile['kind'];
  readonly titles: Readonly<Record<string, string>>;
  readonly link: string;
  readonly path: string;
}

/** Reads a site's tiles in the order of its feed. */
export function tilesOf(db: Handle, site: number) {
  return discoveryTables(db)
    .selectFrom('ad_tiles')
    .select((row) => ['id', row.ref('kind').$castTo<AdTile['kind']>().as('kind'), 'titles', 'link', 'path'])
    .where('site_id', '=', site)
    .orderBy('position')
    .execute();
}

/**
 * Replaces all tiles of a site. Known tiles keep their id. Returns the pictures that no tile uses any more.
 */
export async function replaceTiles(db: Handle, site: number, tiles: readonly NewTile[]): Promise<string[]> {
  const tables = discoveryTables(db);
  const before = await tables
    .selectFrom('ad_tiles')
    .select('path')
    .where('site_id', '=', site)
    .forUpdate()
    .execute();
  await tables
    .deleteFrom('ad_tiles')
    .where('site_id', '=', site)
    .$if(tiles.length > 0, (query) =>
      query.where(
        'feed_key',
        'not in',
        tiles.map(({ key }) => key),
      ),
    )
    .execute();
  for (const [position, { key, kind, titles, link, path }] of tiles.entries()) {
    const content = { kind, titles: JSON.stringify(titles), link, path, position };
    await tables
      .insertInto('ad_tiles')
      .values({ site_id: site, feed_key: key, ...content })
      .onConflict((conflict) => conflict.columns(['site_id', 'feed_key']).doUpdateSet(content))
      .execute();
  }
  const paths = [...new Set(before.map(({ path }) => path))];
  if (paths.length === 0) return [];
  // Two sites may share an advertiser and so a picture.
  const used = await tables.selectFrom('ad_tiles').select('path').where('path', 'in', paths).execute();
  const inUse = new Set(used.map(({ path }) => path));
  return paths.filter((path) => !inUse.has(path));
}
