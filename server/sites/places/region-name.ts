import { regionsOf } from './regions.ts';

/** The name of a region (ISO 3166-2) in the language of its people; null where a country (ISO 3166-1) has none such on offer. */
export function regionName(country: string, region: string): string | null {
  return regionsOf([country])[country]?.find(({ id }) => id === region)?.name ?? null;
}
