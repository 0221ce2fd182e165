import { regionsOf } from './regions.ts';

/** Whether a country (ISO 3166-1) has this region (ISO 3166-2) among those we offer. */
export function hasRegion(country: string, region: string): boolean {
  return regionsOf([country])[country]?.some(({ id }) => id === region) ?? false;
}
