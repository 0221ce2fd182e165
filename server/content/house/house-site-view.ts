import type { HouseSite } from '#contract/content/house/site.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Handle } from '#server/platform/database/handle.ts';
import { currencyOfCountry, listedSites, settingsOf, siteOrigin } from '#server/sites/door.ts';

type Row = Awaited<ReturnType<ReturnType<typeof listedSites>['execute']>>[number];

const viewOf = (config: Config, row: Row): HouseSite => {
  const settings = settingsOf(row.settings, row.niche);
  return {
    site: row.id,
    host: row.host,
    address: siteOrigin(config, { host: row.host }),
    is_default: row.is_default,
    niche: row.niche,
    language: settings.domain_language,
    default_country: settings.default_country,
    currency: currencyOfCountry(settings.default_country),
    company: row.company_id,
    company_name: row.company_name,
    mail_name: settings.mail_name,
    members: row.members ?? 0,
    signups: settings.signups,
    closed_at: row.closed_at?.toISOString() ?? null,
  };
};

/** All sites as the console lists them. */
export async function houseSites(db: Handle, config: Config): Promise<HouseSite[]> {
  return (await listedSites(db).execute()).map((row) => viewOf(config, row));
}

/** One site as the console lists it; undefined if unknown. */
export async function houseSiteOf(db: Handle, config: Config, site: number): Promise<HouseSite | undefined> {
  const row = (await listedSites(db).execute()).find(({ id }) => id === site);
  return row && viewOf(config, row);
}
