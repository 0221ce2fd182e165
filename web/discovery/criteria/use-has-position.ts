import { useQuery } from '@tanstack/react-query';
import { getLocation } from '#contract/profiles/get-location.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The searcher's own place. The profile pages share this cache entry. */
export const ownPlaceQuery = () => queryFor(getLocation, {});

/** Whether the member has a position, so that a search by distance is possible. True while it is loading. */
export function useHasPosition(member: boolean): boolean {
  const { data } = useQuery({ ...ownPlaceQuery(), enabled: member });
  return member && (data?.location.positioned ?? true);
}
