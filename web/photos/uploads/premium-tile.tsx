import { IconLock } from '@tabler/icons-react';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './add-tile.module.css';

/** Where the next photo would stand for a premium member; a tap asks what that takes (ACC-16). */
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
