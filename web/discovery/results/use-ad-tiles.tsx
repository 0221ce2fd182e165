import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listAdTiles } from '#contract/discovery/list-ad-tiles.ts';
import { hour } from '#contract/kit/durations.ts';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';
import { AdTile } from './ad-tile.tsx';

/** The site's advertisements, cached for an hour. */
const adTilesQuery = () => ({ ...queryFor(listAdTiles, {}), staleTime: hour });

/** Number of members between two advertisements. */
const apart = 8;

/**
 * Returns the element after a number of members: an advertisement at intervals, if the site shows them to
 * members (DISC-4).
 */
export function useAdTiles(member: boolean): (cards: number) => ReactNode {
  const { member_resell } = useSettings();
  const shown = member && member_resell !== 'no';
  const { data } = useQuery({ ...adTilesQuery(), enabled: shown });
  const tiles = (shown ? data?.results : null) ?? [];
  return (cards) => {
    const tile = cards % apart === 0 ? tiles[(cards / apart - 1) % tiles.length] : undefined;
    return tile ? (
      <li key={`ad ${cards}`}>
        <AdTile tile={tile} />
      </li>
    ) : null;
  };
}
