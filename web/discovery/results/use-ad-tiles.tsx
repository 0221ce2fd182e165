import { IconExternalLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listAdTiles, type AdTile as Tile } from '#contract/discovery/list-ad-tiles.ts';
import { hour } from '#contract/kit/durations.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import { queryFor } from '#web/platform/query/query-for.ts';
import { useSettings } from '#web/sites/settings.ts';
import styles from './ad-tile.module.css';

const kinds = { cam: 'discovery.ad.cam', resell: 'discovery.ad.resell' } as const;

/**
 * Advertisement between members, as large as a member's tile but clearly different. It states in words what
 * it is and whose, has no like button, and requests nothing from the advertiser before the click (DISC-4,
 * MEET-10).
 */
function AdTile({ tile }: { tile: Tile }) {
  const text = useText();
  return (
    <a href={tile.link} target="_blank" rel="sponsored nofollow noopener noreferrer" className={styles.tile}>
      <span className={styles.label}>{text('discovery.ad.label')}</span>
      <span className={styles.picture}>
        <Picture image={tile.image} alt="" size="card" />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{tile.title}</span>
        <span className={styles.kind}>
          {text(kinds[tile.kind])}
          <IconExternalLink size={16} role="img" aria-label={text('discovery.ad.opens')} />
        </span>
      </span>
    </a>
  );
}

/** The site's advertisements, cached for an hour. */
export const adTilesQuery = () => ({ ...queryFor(listAdTiles, {}), staleTime: hour });

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
