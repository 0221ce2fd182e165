import { type DehydratedState, HydrationBoundary } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useMatches } from 'react-router';

const isDehydrated = (value: unknown): value is DehydratedState =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries);

const queriesOf = (loaderData: unknown): DehydratedState['queries'] =>
  typeof loaderData === 'object' &&
  loaderData !== null &&
  'dehydrated' in loaderData &&
  isDehydrated(loaderData.dehydrated)
    ? loaderData.dehydrated.queries
    : [];

/**
 * Puts the queries of the loaders into the cache before anything below renders. A single boundary for all
 * matched routes, so that navigation remounts nothing.
 */
export function PageQueries({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const state = useMemo<DehydratedState>(
    () => ({ mutations: [], queries: matches.flatMap(({ loaderData }) => queriesOf(loaderData)) }),
    [matches],
  );
  return <HydrationBoundary state={state}>{children}</HydrationBoundary>;
}
