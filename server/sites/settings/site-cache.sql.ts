import { sql } from 'kysely';
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

/** A version of the terms that operators published, and that members are asked about. */
export interface AskedTerms {
  readonly version: number;
  /** Null: on every site. */
  readonly site: number | null;
  readonly dated: string;
  readonly from: Date;
}

/** The terms that operators published, newest first. Those that came with the software are left out. */
async function readAskedTerms(db: Handle): Promise<AskedTerms[]> {
  const rows = await sitesTables(db)
    .selectFrom('page_versions')
    .select(['id', 'site_id', 'dated', 'in_force_from'])
    .where('page', '=', 'terms')
    .where('approved_by', 'is not', null)
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('in_force_from', 'desc')
    .orderBy('id', 'desc')
    .$narrowType<{ dated: string; in_force_from: Date }>()
    .execute();
  return rows.map(({ id, site_id: site, dated, in_force_from: from }) => ({
    version: id,
    site,
    dated,
    from,
  }));
}

/** An announcement that is shown now or soon, with its words by language. */
export interface ShownAnnouncement {
  readonly id: number;
  /** Null: on every site. */
  readonly site: number | null;
  readonly link: string | null;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly words: Readonly<Record<string, { readonly short: string; readonly body: string }>>;
}

/** Announcements that have not ended, newest first. */
async function readAnnouncements(db: Handle): Promise<ShownAnnouncement[]> {
  const rows = await sitesTables(db)
    .selectFrom('announcements')
    .innerJoin('announcement_texts as words', 'words.announcement_id', 'announcements.id')
    .select(['id', 'site_id', 'link', 'starts_at', 'ends_at'])
    .select(
      sql<ShownAnnouncement['words']>`jsonb_object_agg(language,
        jsonb_build_object('short', short, 'body', body))`.as('words'),
    )
    .where('withdrawn_at', 'is', null)
    .where('ends_at', '>', sql<Date>`now() - interval '1 day'`)
    .groupBy('id')
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  return rows.map(({ id, site_id: site, link, starts_at: startsAt, ends_at: endsAt, words }) => ({
    ...{ id, site, link, startsAt, endsAt, words },
  }));
}

interface Known {
  readonly byId: ReadonlyMap<number, Site>;
  readonly byHost: ReadonlyMap<string, Site>;
  readonly first: Site | null;
  /** Includes announced prices, each of which applies from its exact second. */
  readonly prices: PriceList;
  readonly terms: readonly AskedTerms[];
  readonly announcements: readonly ShownAnnouncement[];
}

/**
 * After this time every process has read a change of sites and prices. The console announces a price "now" a
 * little later than this.
 */
export const refreshMilliseconds = 3000;

async function readSites(db: Handle): Promise<Known> {
  const [rows, prices, terms, announcements] = await Promise.all([
    sitesTables(db)
      .selectFrom('sites')
      .select(['id', 'host', 'is_default', 'company_id', 'niche', 'settings', 'closed_at'])
      .orderBy('id')
      .execute(),
    readPackagePrices(db),
    readAskedTerms(db),
    readAnnouncements(db),
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
  return { byId, byHost, first, prices, terms, announcements };
}

/**
 * A cache of all sites and prices. Each process has one. A look-up after the refresh time starts a read in the
 * background. A change in the console therefore applies everywhere without a restart.
 */
export function createSiteCache() {
  let known: Known = {
    ...{ byId: new Map(), byHost: new Map(), first: null, prices: new Map(), terms: [], announcements: [] },
  };
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

/** The percentage that a new company offers members who are about to delete their account (ACC-13). */
export const newCompanyDiscount = 25;

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
      delete_discount: newCompanyDiscount,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sitesTables(db)
    .insertInto('sites')
    .values({ id: 1, host, is_default: true, company_id: 1, niche: 1, settings: JSON.stringify(settings) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
