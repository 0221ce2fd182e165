import { useState } from 'react';
import { type Image, inFormat } from '#contract/photos/image.ts';
import { useSettings } from '#web/sites/settings.ts';
import styles from './picture.module.css';

/** A plain drawn head for a member without a picture. The frame around it carries the name. */
export function PicturePlaceholder() {
  return (
    <svg
      viewBox="0 0 240 320"
      preserveAspectRatio="xMidYMid slice"
      className={styles.image}
      aria-hidden="true"
    >
      <rect width="240" height="320" fill="var(--primary-soft)" />
      <circle cx="120" cy="166" r="92" fill="var(--accent-soft)" />
      <path d="M30 320c0-62 40-96 90-96s90 34 90 96Z" fill="var(--control-line)" />
      <circle cx="120" cy="156" r="50" fill="var(--control-line)" />
    </svg>
  );
}

export type PictureSize = 'thumb' | 'match' | 'card' | 'large';

const sizes = {
  thumb: { field: 'thumb_filename', width: 192, height: 192 },
  match: { field: 'match', width: 320, height: 320 },
  card: { field: 'card_filename', width: 480, height: 640 },
  large: { field: 'filename', width: 960, height: 1280 },
} as const;

/**
 * A member's picture, as wide as its container and in a fixed ratio, so that the layout does not shift.
 * `thumb` and `match` are square, `card` and `large` are 3:4. The browser picks the smallest format it
 * supports (PROF-4). Without an image, or if loading fails, a drawn head is shown. `priority` loads the main
 * picture of a page eagerly.
 */
export function Picture(props: { image: Image | null; alt: string; size: PictureSize; priority?: boolean }) {
  const { image, alt, size, priority = false } = props;
  const { cdn_prefix } = useSettings();
  const [failed, setFailed] = useState<string | null>(null);
  const { field, width, height } = sizes[size];
  const source = image === null ? null : `${cdn_prefix}${image[field]}`;
  const none = source === null || source === failed;
  const named = none && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span className={styles.frame} data-square={width === height} {...named}>
      {none ? (
        <PicturePlaceholder />
      ) : (
        <picture>
          <source type="image/avif" srcSet={inFormat(source, 'avif')} />
          <source type="image/webp" srcSet={source} />
          <img
            src={inFormat(source, 'jpg')}
            alt={alt}
            width={width}
            height={height}
            className={styles.image}
            decoding="async"
            loading={priority ? 'eager' : 'lazy'}
            fetchPriority={priority ? 'high' : 'auto'}
            onError={() => setFailed(source)}
          />
        </picture>
      )}
    </span>
  );
}
