import type { SiteSettings } from '#contract/sites/site-settings.ts';
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('withdrawn_prices as withdrawn')
            .select('withdrawn.package')
            .whereRef('withdrawn.package', '=', 'package_prices.package')
            .whereRef('withdrawn.currency', '=', 'package_prices.currency')
            .whereRef('withdrawn.valid_from', '=', 'package_prices.valid_from'),
        ),
      ),
    )
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

/**
 * After this time every process has read a change of sites and prices. The console announces a price "now" a
 * little later than this.
 */
export const refreshMilliseconds = 3000;

async function readSites(db: Handle): Promise<Known> {
  const [rows, prices] = await Promise.all([
    sitesTables(db)
      .selectFrom('sites')
      .select(['id', 'host', 'is_default', 'company_id', 'niche', 'settings', 'closed_at'])
      .orderBy('id')
      .execute(),
    readPackagePrices(db),
  ]);
  const byId = new Map<number, Site>();
  const byHost = new Map<string, Site>();
  let first: Site | null = null;
  for (const row of rows) {
    const settings = settingsOf(row.settings, row.niche);
    const site: Site = {
      id: row.id,
      host: row.host,
      companyId: row.company_id,
      niche: row.niche,
      settings: row.closed_at === null ? settings : { ...settings, signups: 'none' },
      closedAt: row.closed_at,
    };
    byId.set(site.id, site);
    byHost.set(site.host, site);
    if (row.is_default || first === null) first = site;
  }
  return { byId, byHost, first, prices };
}

/**
 * A cache of all sites and prices. Each process has one. A look-up after the refresh time starts a read in the
 * background. A change in the console therefore applies everywhere without a restart.
 */
export function createSiteCache() {
  let known: Known = { byId: new Map(), byHost: new Map(), first: null, prices: new Map() };
  let source: Handle | null = null;
  let loadedAt = 0;
  let loading = false;

  /** Reads everything now. Later look-ups read again from the same handle. */
  const fill = async (db: Handle): Promise<void> => {
    known = await readSites(db);
    source = db;
    loadedAt = Date.now();
  };

  const refreshWhenOld = () => {
    if (loading || source === null || Date.now() - loadedAt < refreshMilliseconds) return;
    loading = true;
    // The cached data stays in use if the database does not respond or a stored setting is invalid.
    fill(source)
      .catch(() => {
        loadedAt = Date.now();
      })
      .finally(() => {
        loading = false;
      });
  };

  return {
    fill,
    /** Returns the sites as of a few seconds ago. */
    known(): Known {
      refreshWhenOld();
      return known;
    },
  };
}

const ofThisProcess = createSiteCache();

export const fillSiteCache = ofThisProcess.fill;

export const cachedSites = ofThisProcess.known;

/**
 * Inserts a company and a general site if there is no site, so that a new installation works immediately.
 * `settings` are the site's own settings.
 */
export async function insertDefaultSite(
  db: Handle,
  { host, settings }: { host: string; settings: Partial<SiteSettings> },
): Promise<void> {
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
    .values({ id: 1, host, is_default: true, company_id: 1, niche: 1, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
