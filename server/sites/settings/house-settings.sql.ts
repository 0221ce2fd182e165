import * as z from 'zod/mini';
import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';

/** The own settings of a site: only what differs from the defaults. */
export type OwnSettings = Readonly<Record<string, unknown>>;

const ownSettings = z.record(z.string(), z.unknown());

export interface StoredSite {
  readonly id: number;
  readonly host: string;
  readonly niche: number;
  readonly own: OwnSettings;
}

const storedSites = (db: Handle) =>
  sitesTables(db).selectFrom('sites').select(['id', 'host', 'niche', 'settings']).orderBy('id');

const storedSiteOf = (row: { id: number; host: string; niche: number; settings: unknown }): StoredSite => ({
  id: row.id,
  host: row.host,
  niche: row.niche,
  own: z.parse(ownSettings, row.settings),
});

/** All sites with their own settings, from the database. */
export async function readStoredSites(db: Handle): Promise<StoredSite[]> {
  return (await storedSites(db).execute()).map(storedSiteOf);
}

/** Locks and reads these sites in the order of their ids. Unknown ids are left out. */
export async function lockStoredSites(db: Handle, sites: readonly number[]): Promise<StoredSite[]> {
  return (await storedSites(db).where('id', 'in', sites).forUpdate().execute()).map(storedSiteOf);
}

/** Stores the new own settings of a site. */
export async function storeSettings(db: Handle, site: number, own: OwnSettings): Promise<void> {
  await sitesTables(db)
    .updateTable('sites')
    .set({ settings: JSON.stringify(own) })
    .where('id', '=', site)
    .execute();
}
