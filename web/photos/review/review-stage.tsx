import { useState } from 'react';
import type { WaitingPhoto } from '#contract/profiles/list-waiting-photos.ts';
import { useText } from '#web/platform/intl/use-text.tsx';
import styles from './review-stage.module.css';

/** The number of pictures that are loaded in advance. */
const ahead = 3;

/** The whole current picture, with the next ones preloaded hidden behind it. No cache may store them. */
export function ReviewStage({
  photos,
  addressOf,
}: {
  photos: readonly WaitingPhoto[];
  addressOf: (photo: WaitingPhoto) => string;
}) {
  const text = useText();
  const [broken, setBroken] = useState<ReadonlySet<number>>(new Set());
  const shown = photos.slice(0, ahead);
  return (
    <div className={styles.stage}>
      {shown.map((photo, place) => (
        <img
          key={photo.photo}
          src={addressOf(photo)}
          alt={text('photos.review.photo', { name: photo.name })}
          className={styles.picture}
          hidden={place > 0 || broken.has(photo.photo)}
          onError={() => setBroken((before) => new Set([...before, photo.photo]))}
        />
      ))}
      {shown[0] !== undefined && broken.has(shown[0].photo) ? (
        <p className={styles.broken} role="alert">
          {text('photos.review.no_picture')}
        </p>
      ) : null}
    </div>
  );
}
