import { IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import type { OwnPhoto } from '#contract/photos/own-photo.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './photo-status.module.css';

const icons = { pending: IconClock, active: IconCircleCheck, rejected: IconCircleX } as const;

/** The status of a photo in words, with its meaning and what to do about it (PROF-3). */
export function PhotoStatus({ photo }: { photo: OwnPhoto }) {
  const text = useText();
  const { status, rejection } = photo;
  const Icon = icons[status];
  return (
    <div className={styles.status}>
      <p className={styles.name} data-status={status}>
        <Icon size={20} aria-hidden />
        {text(`photos.status.${status}`)}
      </p>
      {rejection === null ? null : <p>{rejection.text}</p>}
      <p className={styles.what}>{text(`photos.status.${status}_what`)}</p>
    </div>
  );
}
