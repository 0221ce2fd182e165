import { IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LockedPhoto } from '#contract/photos/shown-photo.ts';
import { useSettings } from '#web/sites/settings.ts';
import styles from './locked-thumb.module.css';

/** Wraps a locked photo in the button or link that leads to its unlocking. */
export type UnlockPhoto = (photo: LockedPhoto, className: string, content: ReactNode) => ReactNode;

/** A locked photo: the server's blur, which holds no more than its colours, under a lock (PROF-6). */
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
