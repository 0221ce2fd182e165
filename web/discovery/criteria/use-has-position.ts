import { useQuery } from '@tanstack/react-query';
import { getLocation } from '#contract/profiles/get-location.ts';
import { queryFor } from '#web/platform/query/query-for.ts';

/** The searcher's own place; the profile's part of the cache has it too. */
export const ownPlaceQuery = () => queryFor(getLocation, {});

/** Whether it is known where the member is, so that one can search by distance; true until that is known. */
export function usePositioned(member: boolean): boolean {
  const { data } = useQuery({ ...ownPlaceQuery(), enabled: member });
  return member && (data?.location.positioned ?? true);
}
