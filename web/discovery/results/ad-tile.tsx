import { IconExternalLink } from '@tabler/icons-react';
import type { AdTile as Tile } from '#contract/discovery/ad-tile.ts';
import { Picture } from '#web/photos/picture.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './ad-tile.module.css';

const kinds = { cam: 'discovery.ad.cam', resell: 'discovery.ad.resell' } as const;

/**
 * Advertisement between members, as large as a member's tile but clearly different. It states in words what
 * it is and whose, has no like button, and requests nothing from the advertiser before the click (DISC-4,
 * MEET-10).
 */
export function AdTile({ tile }: { tile: Tile }) {
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
