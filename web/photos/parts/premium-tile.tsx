import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { PremiumAlert } from '#web/credits/premium-alert.tsx';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './add-tile.module.css';

/** Where the next photo would stand for a premium member; says what that takes (ACC-16). */
export function PremiumTile() {
  const text = useText();
  const [asked, setAsked] = useState(false);
  return (
    <li>
      <button type="button" className={styles.add} onClick={() => setAsked(true)}>
        <IconLock size={28} aria-hidden />
        <span>{text('photos.add_more')}</span>
      </button>
      {asked ? <PremiumAlert what="photos" onClose={() => setAsked(false)} /> : null}
    </li>
  );
}
