import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LockedPhoto } from '#contract/photos/shown-photo.ts';
import { useSettings } from '#web/sites/settings.ts';
import styles from './locked-thumb.module.css';

/** What surrounds a locked photo: the button or link that leads to what opens it. */
export type UnlockPhoto = (photo: LockedPhoto, className: string, content: ReactNode) => ReactNode;

/** A photo one may not see yet: the server's blur, which holds no more than its colours, under a lock (PROF-6). */
export function LockedThumb({ photo, unlock }: { photo: LockedPhoto; unlock: UnlockPhoto }) {
  const { cdn_prefix } = useSettings();
  return unlock(
    photo,
    styles.locked ?? '',
    <>
      <img
        src={`${cdn_prefix}${photo.blur}`}
        alt=""
        className={styles.blur}
        loading="lazy"
        decoding="async"
      />
      <span className={styles.lock}>
        <IconLock size={20} aria-hidden />
      </span>
    </>,
  );
}
