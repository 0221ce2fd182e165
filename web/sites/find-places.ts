import type { AnswerOf } from '#contract/kit/operation.ts';
import { findPlaces } from '#contract/sites/find-places.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

export type FoundPlace = AnswerOf<typeof findPlaces>['results'][number];

/** Towns of a country that start with the typed text. Cached until the page closes. */
export const placesQuery = (country: string, name: string) => ({
  ...queryFor(findPlaces, { country, name }),
  enabled: name.trim() !== '',
  staleTime: Number.POSITIVE_INFINITY,
});
