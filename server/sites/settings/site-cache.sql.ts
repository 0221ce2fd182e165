import type { Handle } from '#server/platform/database/handle.ts';
import { sitesTables } from '../tables.ts';
import type { Price, PriceHistory } from './price-history.ts';
import { type Site, settingsOf } from './site-settings.ts';

/** The price history of every package and currency, keyed like `p1 EUR`. */
type PriceList = ReadonlyMap<string, PriceHistory>;

/** Reads all past and announced prices, a few per package and currency. */
async function readPackagePrices(db: Handle): Promise<PriceList> {
  const rows = await sitesTables(db)
    .selectFrom('package_prices')
    .select(['package', 'currency', 'amount', 'valid_from'])
    .orderBy('valid_from')
    .execute();
  const list = new Map<string, Price[]>();
  for (const { package: name, currency, amount, valid_from: from } of rows) {
    const key = `${name} ${currency}`;
    const history = list.get(key) ?? [];
    history.push({ amount, from });
    list.set(key, history);
  }
  return list;
}

interface Known {
  readonly byId: ReadonlyMap<number, Site>;
  readonly byHost: ReadonlyMap<string, Site>;
  readonly first: Site | null;
  /** Includes announced prices, each of which applies from its exact second. */
  readonly prices: PriceList;
}

const refreshMilliseconds = 30_000;

let known: Known = { byId: new Map(), byHost: new Map(), first: null, prices: new Map() };
let source: Handle | null = null;
let loadedAt = 0;
let loading = false;

/**
 * Reads all sites and prices into the cache. Later look-ups refresh it from the same handle when it is 30 s
 * old.
 */
export async function fillSiteCache(db: Handle): Promise<void> {
  const [rows, prices] = await Promise.all([
    sitesTables(db)
      .selectFrom('sites')
      .select(['id', 'host', 'is_default', 'company_id', 'niche', 'settings'])
      .orderBy('id')
      .execute(),
    readPackagePrices(db),
  ]);
  const byId = new Map<number, Site>();
  const byHost = new Map<string, Site>();
  let first: Site | null = null;
  for (const row of rows) {
    const site: Site = {
      id: row.id,
      host: row.host,
      companyId: row.company_id,
      niche: row.niche,
      settings: settingsOf(row.settings, row.niche),
    };
    byId.set(site.id, site);
    byHost.set(site.host, site);
    if (row.is_default || first === null) first = site;
  }
  known = { byId, byHost, first, prices };
  source = db;
  loadedAt = Date.now();
}

const refreshWhenOld = () => {
  if (loading || source === null || Date.now() - loadedAt < refreshMilliseconds) return;
  loading = true;
  // The cached data stays in use if the database does not respond or a stored setting is invalid.
  fillSiteCache(source)
    .catch(() => {
      loadedAt = Date.now();
    })
    .finally(() => {
      loading = false;
    });
};

/** Returns the sites as of at most about 30 s ago. */
export function cachedSites(): Known {
  refreshWhenOld();
  return known;
}

/** Inserts a company and a general site if there is no site, so that a new installation works immediately. */
export async function insertDefaultSite(db: Handle, host: string): Promise<void> {
  const any = await sitesTables(db).selectFrom('sites').select('id').limit(1).executeTakeFirst();
  if (any) return;
  await sitesTables(db)
    .insertInto('companies')
    .values({
      id: 1,
      name: 'Vonk',
      address: '-',
      kvk: '-',
      city: '-',
      country: 'NL',
      support_phone: '',
      delete_discount: 25,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sitesTables(db)
    .insertInto('sites')
    .values({ id: 1, host, is_default: true, company_id: 1, niche: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
