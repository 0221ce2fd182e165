import { regionsOf } from './regions.ts';

/** Whether this region (ISO 3166-2) is among the offered regions of a country (ISO 3166-1). */
export function hasRegion(country: string, region: string): boolean {
  return regionsOf([country])[country]?.some(({ id }) => id === region) ?? false;
}
