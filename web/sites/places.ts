import { hour } from '#contract/kit/durations.ts';
import type { AnswerOf } from '#contract/kit/operation.ts';
import { findPlaces } from '#contract/sites/find-places.ts';
import { geocode } from '#contract/sites/geocode.ts';
import { getRegions } from '#contract/sites/get-regions.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export type FoundPlace = AnswerOf<typeof findPlaces>['results'][number];

/** Towns of a country that start with the typed text. Cached until the page closes. */
export const placesQuery = (country: string, name: string) => ({
  ...queryFor(findPlaces, { country, name }),
  enabled: name.trim() !== '',
  staleTime: Number.POSITIVE_INFINITY,
});

export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

export type Geocode = AnswerOf<typeof geocode>['geocode'];

/** The place near a position, cached for an hour (PROF-8). */
export const geocodeQuery = ({ latitude, longitude }: Position) => ({
  ...queryFor(geocode, { lat: latitude, lon: longitude }),
  staleTime: hour,
  gcTime: hour,
});

/** The regions of all countries the site serves, loaded once and cached until the page closes (SITE-4). */
export const regionsQuery = () => ({
  ...queryFor(getRegions, {}),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
});
