import { IconLock } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './add-tile.module.css';

/** A locked tile in place of the next photo. A tap explains what premium takes (ACC-16). */
export function PremiumTile({ onAsk }: { onAsk(): void }) {
  const text = useText();
  return (
    <li>
      <button type="button" className={styles.add} onClick={onAsk}>
        <IconLock size={28} aria-hidden />
        <span>{text('photos.add_more')}</span>
      </button>
    </li>
  );
}
