import { useCallback, useState } from 'react';
import { type Image, inFormat } from '#contract/photos/image.ts';
import { useSettings } from '#web/sites/settings.ts';
import styles from './picture.module.css';
import { PicturePlaceholder } from './picture-placeholder.tsx';

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
 * supports (PROF-4). Without an image, or if loading fails, the initial of `name` is drawn. `priority` loads the
 * main picture of a page eagerly.
 */
export function Picture(props: {
  image: Image | null;
  alt: string;
  size: PictureSize;
  /** The name of the person, if known here. */
  name?: string | undefined;
  priority?: boolean;
}) {
  const { image, alt, size, priority = false } = props;
  const { cdn_prefix } = useSettings();
  const [failed, setFailed] = useState<string | null>(null);
  const { field, width, height } = sizes[size];
  const source = image === null ? null : `${cdn_prefix}${image[field]}`;
  const none = source === null || source === failed;
  // A picture of the server's HTML may fail before React listens to its errors.
  const failIfBroken = useCallback(
    (img: HTMLImageElement | null) => {
      if (img?.complete && img.currentSrc !== '' && img.naturalWidth === 0) setFailed(source);
    },
    [source],
  );
  const named = none && alt !== '' ? { role: 'img', 'aria-label': alt } : {};
  return (
    <span className={styles.frame} data-square={width === height} {...named}>
      {none ? (
        <PicturePlaceholder name={props.name} />
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
            ref={failIfBroken}
          />
        </picture>
      )}
    </span>
  );
}
