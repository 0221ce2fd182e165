import { regionsOf } from './regions.ts';

/**
 * Returns the local name of a region (ISO 3166-2). Null if it is not among the offered regions of the country
 * (ISO 3166-1).
 */
export function regionName(country: string, region: string): string | null {
  return regionsOf([country])[country]?.find(({ id }) => id === region)?.name ?? null;
}
