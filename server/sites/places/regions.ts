import { iso31662 } from 'iso-3166';

/** An ISO 3166-2 subdivision with its local name. */
export interface Region {
  readonly id: string;
  readonly name: string;
}

/**
 * The subdivisions to offer if ISO lists several levels or distant parts. For Belgium these are provinces
 * instead of language regions; for the United Kingdom nations instead of 200 councils.
 */
const offered: Readonly<Record<string, RegExp>> = {
  NL: /^NL-(DR|FL|FR|GE|GR|LI|NB|NH|OV|UT|ZE|ZH)$/,
  BE: /^BE-(?!VLG$|WAL$)/,
  FR: /^FR-(\d|[A-Z]{3})/,
  GB: /^GB-(ENG|NIR|SCT|WLS)$/,
  US: /^US-(?!AS$|GU$|MP$|PR$|UM$|VI$)/,
  DK: /^DK-8\d$/,
  NO: /^NO-(?!21$|22$)/,
};

const byCountry = new Map<string, Region[]>();

function regionsIn(country: string): Region[] {
  const known = byCountry.get(country);
  if (known) return known;
  const fits = offered[country] ?? /./;
  const found = iso31662
    .filter(({ code, parent }) => parent === country && fits.test(code))
    .map(({ code, name }) => ({ id: code, name }))
    .sort((one, other) => one.name.localeCompare(other.name, 'nl'));
  byCountry.set(country, found);
  return found;
}

/** Returns the regions of the countries, keyed by country, each list in alphabetical order. */
export function regionsOf(countries: readonly string[]): Record<string, Region[]> {
  return Object.fromEntries(countries.map((country) => [country, regionsIn(country)]));
}

/** Whether this region (ISO 3166-2) is among the offered regions of a country (ISO 3166-1). */
export function hasRegion(country: string, region: string): boolean {
  return regionsOf([country])[country]?.some(({ id }) => id === region) ?? false;
}

/**
 * Returns the local name of a region (ISO 3166-2). Null if it is not among the offered regions of the country
 * (ISO 3166-1).
 */
export function regionName(country: string, region: string): string | null {
  return regionsOf([country])[country]?.find(({ id }) => id === region)?.name ?? null;
}
